/// Returns a duration of any clock in nanoseconds; 0 for one that is not made of Swift's durations.
func nanoseconds<D: DurationProtocol>(of duration: D) -> Int64 {
    guard let (seconds, attoseconds) = (duration as? Duration)?.components else { return 0 }
    let (product, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if isTooLong { return seconds < 0 ? .min : .max }
    let (sum, overflows) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflows ? (seconds < 0 ? .min : .max) : sum
}
