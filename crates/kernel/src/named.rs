//! Small closed types with one id for each value.

/// Defines an enum whose values have ids: `ALL` in rulebook order, `id`, `index`, the written form
/// and its parser. The last two words name the message for an unknown id.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $wrong:literal, $what:literal;
     $($(#[$value_doc:meta])* $value:ident $id:literal,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $type {
            #[default]
            $($(#[$value_doc])* $value),*
        }

        impl $type {
            /// Every value, in rulebook order.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$value),*];

            /// Returns its id in the written form.
            pub const fn id(self) -> &'static str {
                const IDS: [&str; $type::ALL.len()] = [$($id),*];
                IDS[self.index()]
            }

            /// Returns its place in rulebook order, counted from 0.
            #[expect(clippy::as_conversions, reason = "a fieldless enum is its number")]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.id())
            }
        }

        impl core::str::FromStr for $type {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                Self::ALL.into_iter().find(|it| it.id() == text).ok_or_else(|| {
                    let what = $crate::exports::format!("there is no {} `{text}`", $what);
                    let what = $crate::Message::new($wrong, what, &[("id", &text)]);
                    $crate::ParseError::new(0, what)
                })
            }
        }

        impl $crate::exports::Serialize for $type {
            fn serialize<S: $crate::exports::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
}
