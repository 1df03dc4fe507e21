//! Names that look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Tells whether two names look the same to a reader: letters of other alphabets, wide letters and
/// repeated spaces do not make a difference, nor do capitals.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let shape = |text: String| skeleton(&text).collect::<String>();
    let same = |form: fn(&str) -> String| shape(form(one)) == shape(form(other));
    same(plain) || same(|name| plain(name).to_lowercase())
}

fn plain(name: &str) -> String {
    let folded: String = name.nfkc().collect();
    folded.split_whitespace().collect::<Vec<&str>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_found() {
        for (one, other) in [
            ("Alba", "Alba"),
            ("Alba", "alba"),
            ("Alba", "Аlbа"),
            ("Alba", "Ａｌｂａ"),
            ("Íñigo", "I\u{301}n\u{303}igo"),
            ("Ana Sol", "Ana\u{a0}  Sol"),
            ("Bill", "BiII"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Alba", "Alva"), ("Ana", "Ann"), ("Íñigo", "Inigo"), ("王", "玉")]
        {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
