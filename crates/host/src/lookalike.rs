//! Names that look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Tells whether two names look the same to a reader: letters of other alphabets, wide letters and
/// repeated spaces do not make a difference, nor do capitals.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let forms = shapes(other);
    shapes(one).iter().any(|shape| forms.contains(shape))
}

/// Returns the shapes of a name: as it is, in small letters, and in the small letters of the letters that
/// it looks like, as it is and in capitals: a capital I looks like an l, and a small one does not.
fn shapes(name: &str) -> [String; 4] {
    let shape = |text: &str| skeleton(text).collect::<String>();
    let plain = plain(name);
    let shown = shape(&plain);
    let lower = shape(&shown.to_lowercase());
    let capitals = shape(&shape(&plain.to_uppercase()).to_lowercase());
    [shown, shape(&plain.to_lowercase()), lower, capitals]
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
            ("Tom", "TOM"),
            ("Tom", "\u{422}\u{41e}\u{41c}"),
            ("MAX", "\u{39c}ax"),
            ("MAX", "\u{41c}\u{430}\u{445}"),
            ("Alba", "AL\u{392}A"),
            ("milo", "\u{39c}ILO"),
            ("milo", "MlLO"),
            ("Milo", "MlLo"),
            ("olivia", "0LIVIA"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Alba", "Alva"), ("Ana", "Ann"), ("Íñigo", "Inigo"), ("王", "玉")]
        {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
