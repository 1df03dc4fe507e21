//! A mean of deals, and how far it can be trusted.
//!
//! Games of one deal belong together: whoever is dealt a strong hand wins with it more often,
//! whichever bot that is. So a deal is one observation, not a game, and the spread is that of deals.

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    error: f64,
    /// The number of observations less one.
    freedom: f64,
}

impl Estimate {
    /// Estimates the mean. The standard error is at least `error_min`: if all observations are equal
    /// by chance, that does not make the mean certain.
    pub(crate) fn of(values: impl Iterator<Item = f64> + Clone, error_min: f64) -> Self {
        let (mut count, mut sum) = (0.0, 0.0);
        for value in values.clone() {
            count += 1.0;
            sum += value;
        }
        let mean: f64 = if count > 0.0 { sum / count } else { 0.0 };
        let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
        let freedom: f64 = count - 1.0;
        let error = (squares / freedom / count).sqrt();
        Self { mean, error: error.max(error_min), freedom }
    }

    /// Returns the interval that a normal mean with a known spread would have at `z` standard errors,
    /// widened because the spread is estimated, too. It is unbounded for fewer than two observations.
    pub(crate) fn interval(&self, z: f64) -> (f64, f64) {
        if self.freedom < 1.0 {
            return (f64::NEG_INFINITY, f64::INFINITY);
        }
        let reach = student(z, self.freedom) * self.error;
        (self.mean - reach, self.mean + reach)
    }
}

/// Returns the quantile of Student's distribution with the same tail as the normal quantile `z`, by
/// the approximation of D. L. Wallace (1959), which is at most 0.5% too wide from five observations on.
fn student(z: f64, freedom: f64) -> f64 {
    let u = z * (8.0 * freedom + 3.0) / (8.0 * freedom + 1.0);
    (freedom * (u * u / freedom).exp_m1()).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Printed tables: 2.776 for 4 degrees of freedom, 2.262 for 9, 1.984 for 100; 3.250 for 9 at 99%.
    #[test]
    fn the_quantile_is_students() {
        for (z, freedom, printed) in [
            (1.959_964, 4.0, 2.776),
            (1.959_964, 9.0, 2.262),
            (1.959_964, 100.0, 1.984),
            (2.575_829, 9.0, 3.250),
        ] {
            let quantile = student(z, freedom);
            assert!((quantile / printed - 1.0).abs() < 0.005, "{quantile}, not {printed}");
        }
    }

    /// Worked out by hand: five deals with the mean 0.5, the variance 0.125 and so the standard error
    /// √(0.125 / 5) = 0.15811; 2.776 of these are 0.4390.
    #[test]
    fn the_interval_of_five_deals_is_the_textbooks() {
        let estimate = Estimate::of([0.0, 0.5, 0.5, 0.5, 1.0].into_iter(), 0.0);
        let (low, high) = estimate.interval(1.959_964);
        assert!((low - 0.0610).abs() < 0.003 && (high - 0.9390).abs() < 0.003, "{low} to {high}");
    }

    #[test]
    fn equal_observations_are_not_certain_and_one_says_nothing() {
        let estimate = Estimate::of([1.0; 10].into_iter(), 0.05);
        let (low, _) = estimate.interval(1.959_964);
        assert!((low - 0.887).abs() < 0.001, "{low}");
        let one = Estimate::of([1.0].into_iter(), 0.05);
        assert_eq!(one.interval(1.959_964), (f64::NEG_INFINITY, f64::INFINITY));
    }
}
