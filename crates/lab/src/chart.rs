//! Win rates as a picture: SVG that brings its own background, for light and dark.

use std::fmt;

/// A picture of win rates with their intervals. All words are the caller's.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The heading.
    pub title: String,
    /// A smaller line under it.
    pub subtitle: String,
    /// A rate at which a line is drawn, and its label.
    pub mark: (f64, String),
    /// A bar for each bot.
    pub bars: Vec<Bar>,
}

/// The win rate of a bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// The name of the bot.
    pub label: String,
    /// Its win rate, between 0 and 1.
    pub rate: f64,
    /// The interval around it.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

const WIDTH: f64 = 720.0;
const MARGIN: f64 = 24.0;
/// Where the first row begins, and how high rows are.
const TOP: f64 = 92.0;
const ROW: f64 = 36.0;
/// The room for the figures right of the plot.
const FIGURES: f64 = 170.0;
/// The width of a letter of a label, roughly, and the most letters of a label.
const LETTER: f64 = 8.2;
const LETTERS_MAX: usize = 28;

const STYLE: &str = "\
.back{fill:#fff}.grid{stroke:#d8d8de}.axis,.sub,.note{fill:#5b5b66}.title,.label{fill:#17171c}\
.reach{stroke:#8f7bd8}.rate{fill:#5b3fc4}.mark{stroke:#a04a00}.note.mark{fill:#a04a00;stroke:none}\
@media(prefers-color-scheme:dark){.back{fill:#17171c}.grid{stroke:#3a3a44}\
.axis,.sub,.note{fill:#b4b4c0}.title,.label{fill:#f2f2f5}.reach{stroke:#7a67c9}.rate{fill:#b9a8ff}\
.mark{stroke:#f0a050}.note.mark{fill:#f0a050}}\
text{font-family:system-ui,sans-serif;font-size:13px}.title{font-size:20px;font-weight:600}\
.label{font-size:14px}";

impl fmt::Display for Chart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plot = self.plot();
        let height = plot.bottom + 52.0;
        write!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
             width=\"{WIDTH}\" height=\"{height}\" role=\"img\" aria-labelledby=\"title\">\n\
             <title id=\"title\">{title}</title>\n<style>{STYLE}</style>\n\
             <rect class=\"back\" width=\"{WIDTH}\" height=\"{height}\" rx=\"8\"/>\n\
             <text class=\"title\" x=\"{MARGIN}\" y=\"38\">{title}</text>\n\
             <text class=\"sub\" x=\"{MARGIN}\" y=\"60\">{subtitle}</text>\n",
            title = escaped(&self.title),
            subtitle = escaped(&self.subtitle),
        )?;
        plot.write_grid(f)?;
        for (row, bar) in self.bars.iter().enumerate() {
            plot.write_bar(f, row, bar)?;
        }
        let (x, label) = (plot.x(self.mark.0), escaped(&self.mark.1));
        writeln!(
            f,
            "<line class=\"mark\" x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{:.1}\" \
             stroke-width=\"1.5\" stroke-dasharray=\"5 4\"/>\n\
             <text class=\"note mark\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>",
            plot.bottom,
            plot.bottom + 40.0,
        )?;
        writeln!(f, "</svg>")
    }
}

impl Chart {
    fn plot(&self) -> Plot {
        let letters = self.bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(0);
        let letters = u32::try_from(letters.min(LETTERS_MAX)).unwrap_or_default();
        let left = MARGIN + LETTER * f64::from(letters) + 14.0;
        let rows = u32::try_from(self.bars.len()).unwrap_or_default();
        let highest = self.bars.iter().map(|bar| bar.high).fold(self.mark.0, f64::max);
        let tenths = (1..10).find(|tenths| f64::from(*tenths) >= 10.0 * highest);
        Plot { left, bottom: TOP + ROW * f64::from(rows), tenths: tenths.unwrap_or(10) }
    }
}

/// Where the bars are drawn.
struct Plot {
    left: f64,
    bottom: f64,
    /// The highest rate that has a place, in tenths.
    tenths: u32,
}

impl Plot {
    fn x(&self, rate: f64) -> f64 {
        let width = WIDTH - FIGURES - self.left;
        self.left + width * rate.clamp(0.0, 1.0) * 10.0 / f64::from(self.tenths)
    }

    fn write_grid(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tenth in 0..=self.tenths {
            let x = self.x(f64::from(tenth) / 10.0);
            writeln!(
                f,
                "<line class=\"grid\" x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{:.1}\"/>\n\
                 <text class=\"axis\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}%</text>",
                self.bottom,
                self.bottom + 20.0,
                10 * tenth,
            )?;
        }
        Ok(())
    }

    fn write_bar(&self, f: &mut fmt::Formatter<'_>, row: usize, bar: &Bar) -> fmt::Result {
        let y = TOP + ROW * (f64::from(u32::try_from(row).unwrap_or_default()) + 0.5);
        let (base, right) = (y + 5.0, WIDTH - FIGURES + 16.0);
        let [rate, low, high] = [bar.rate, bar.low, bar.high].map(|rate| self.x(rate));
        let [rate_percent, low_percent, high_percent] =
            [bar.rate, bar.low, bar.high].map(|rate| 100.0 * rate);
        writeln!(
            f,
            "<text class=\"label\" x=\"{MARGIN}\" y=\"{base:.1}\">{}</text>\n\
             <line class=\"reach\" x1=\"{low:.1}\" y1=\"{y:.1}\" x2=\"{high:.1}\" y2=\"{y:.1}\" \
             stroke-width=\"8\" stroke-linecap=\"round\"/>\n\
             <circle class=\"rate\" cx=\"{rate:.1}\" cy=\"{y:.1}\" r=\"6\"/>\n\
             <text class=\"label\" x=\"{right}\" y=\"{base:.1}\">{rate_percent:.1}% \
             <tspan class=\"sub\">({low_percent:.1} – {high_percent:.1})</tspan></text>",
            escaped(&shortened(&bar.label)),
        )
    }
}

fn shortened(label: &str) -> String {
    match label.char_indices().nth(LETTERS_MAX) {
        None => label.to_owned(),
        Some(_) => label.chars().take(LETTERS_MAX - 1).chain(['…']).collect(),
    }
}

fn escaped(text: &str) -> String {
    // XML has no place for control characters, not even escaped.
    let visible = text.chars().filter(|sign| !sign.is_control());
    visible.fold(String::new(), |mut escaped, sign| {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(sign),
        }
        escaped
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(label: &str) -> Chart {
        let bar = |label: &str, rate| Bar {
            label: label.to_owned(),
            rate,
            low: rate - 0.05,
            high: rate + 0.05,
        };
        Chart {
            title: "Goofspiel".to_owned(),
            subtitle: "400 games".to_owned(),
            mark: (0.5, "fair".to_owned()),
            bars: vec![bar(label, 0.62), bar("greedy", 0.38)],
        }
    }

    #[test]
    fn a_chart_is_well_formed_whatever_a_bot_is_called() {
        for label in ["hard", "cmd:./a<b>&\"c\"\u{7}", &"long ".repeat(30)] {
            let svg = chart(label).to_string();
            let document = roxmltree::Document::parse(&svg).expect("well-formed");
            let texts = document.descendants().filter(|node| node.has_tag_name("text"));
            let texts: Vec<&str> = texts.filter_map(|node| node.text()).collect();
            assert!(texts.contains(&"Goofspiel") && texts.contains(&"greedy"), "{texts:?}");
            assert!(texts.iter().all(|text| text.chars().count() <= LETTERS_MAX), "{texts:?}");
        }
    }

    #[test]
    fn the_axis_ends_above_the_highest_rate() {
        let svg = chart("hard").to_string();
        assert!(svg.contains(">70%<") && !svg.contains(">80%<"), "{svg}");
    }
}
