/// Returns e to a power of 0 or less, the same on every machine: a Taylor series for a power near 0, squared
/// as often as the power was halved.
package func exponential(_ power: Double) -> Double {
    guard power > -700 else { return 0 }
    var (small, halvings) = (power, 0)
    while small < -0.125 {
        small /= 2
        halvings += 1
    }
    var sum = 1.0
    for k in stride(from: 14, through: 1, by: -1) { sum = 1 + sum * small / Double(k) }
    for _ in 0..<halvings { sum *= sum }
    return sum
}

/// Returns the natural logarithm of a number of 1 or more, the same on every machine: the number is halved
/// until it is below 2, and a series in (x - 1) / (x + 1) gives the rest.
package func naturalLogarithm(_ number: Double) -> Double {
    var (rest, halvings) = (number, 0.0)
    while rest >= 2, halvings < 1100 {
        rest /= 2
        halvings += 1
    }
    let ratio = (rest - 1) / (rest + 1)
    var (power, sum) = (ratio, 0.0)
    for k in stride(from: 1, through: 35, by: 2) {
        sum += power / Double(k)
        power *= ratio * ratio
    }
    return 2 * sum + halvings * 0.6931471805599453
}
