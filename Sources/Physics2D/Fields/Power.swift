// Powers are computed here, since those of C libraries differ in their last bits from version to version.
// Integer exponents are products, and half-integer ones take a square root, which IEEE 754 rounds exactly.
// Any other exponent goes through logarithm and exponential in base 2:
//
//     x = 2^e m with m near 1;  log2 x = e + 2 artanh((m - 1) / (m + 1)) / ln 2;  2^y = 2^n exp((y - n) ln 2)
//
// Both series end where the first omitted term is below 1e-17.

/// Returns x to a power, for x of 0 or more: infinity for 0 to a negative power, 1 for anything to the power
/// 0.
func power(_ x: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    if x == 0 { return exponent > 0 ? 0 : .infinity }
    if exponent < 0 { return 1 / power(x, -exponent) }
    let whole = exponent.rounded(.down)
    guard whole <= 64 else { return exponential2(exponent * logarithm2(x)) }
    if exponent == whole { return product(x, Int(whole)) }
    if exponent == whole + 0.5 { return product(x, Int(whole)) * x.squareRoot() }
    return exponential2(exponent * logarithm2(x))
}

private func product(_ x: Double, _ count: Int) -> Double {
    var (result, factor, rest) = (1.0, x, count)
    while rest > 0 {
        if rest & 1 == 1 { result *= factor }
        factor *= factor
        rest >>= 1
    }
    return result
}

private let naturalLogarithmOf2 = 0.6931471805599453

private func logarithm2(_ x: Double) -> Double {
    guard x.isFinite else { return x }
    var (exponent, mantissa) = (Double(x.exponent), x.significand)
    if mantissa > 1.4142135623730951 { (exponent, mantissa) = (exponent + 1, mantissa / 2) }
    let ratio = (mantissa - 1) / (mantissa + 1)
    var sum = 0.0
    for k in stride(from: 21, through: 1, by: -2) { sum = 1 / Double(k) + ratio * ratio * sum }
    return exponent + 2 * ratio * sum / naturalLogarithmOf2
}

private func exponential2(_ y: Double) -> Double {
    if y > 1023 { return .infinity }
    if y < -1022 { return 0 }
    let whole = y.rounded(.toNearestOrEven)
    let t = (y - whole) * naturalLogarithmOf2
    var sum = 1.0
    for k in stride(from: 15, through: 1, by: -1) { sum = 1 + t / Double(k) * sum }
    return sum * Double(sign: .plus, exponent: Int(whole), significand: 1)
}
