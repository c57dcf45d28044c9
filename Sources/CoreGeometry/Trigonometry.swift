// Sine, cosine and arc tangent of our own. The C library's differ in their last bits from version to version,
// and a film made on one machine has to equal the film made on another. Only operations that IEEE 754 rounds
// exactly (+ - * / and the square root) are used, so every machine agrees.
//
// The angle is reduced to r in -pi/4...pi/4 by subtracting a whole number n of quarter turns. Pi/2 is split
// in three parts whose low bits are zero, so that n times a part is exact (Cody and Waite). Then the Taylor
// series of sine and cosine are summed from their smallest term; at pi/4 the first term left out is below
// 1e-18.

/// The sine and cosine of an angle in radians, accurate to 1e-15 for angles up to a million; NaN for NaN and
/// infinities.
public func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let turned = abs(angle) > 1e6 ? angle.remainder(dividingBy: 2 * .pi) : angle
    let quarters = (turned / (.pi / 2)).rounded(.toNearestOrEven)
    let r = ((turned - quarters * halfPiHigh) - quarters * halfPiMiddle) - quarters * halfPiLow
    let (sine, cosine) = (sineSeries(r), cosineSeries(r))
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
}

/// The angle of the vector (x, y) in radians, from -pi to pi, accurate to 1e-15; 0 for the zero vector.
public func arcTangent(y: Double, x: Double) -> Double {
    if x == 0 && y == 0 { return 0 }
    let (width, height) = (abs(x), abs(y))
    let steep = height > width
    let acute = arcTangentOfRatio(steep ? width / height : height / width)
    let first = steep ? .pi / 2 - acute : acute
    let upper = x < 0 ? .pi - first : first
    return y < 0 ? -upper : upper
}

private let halfPiHigh = 1.5707963267341256
private let halfPiMiddle = 6.077100506303966e-11
private let halfPiLow = 2.0222662487959506e-21

private func sineSeries(_ r: Double) -> Double {
    let square = r * r
    var sum = 0.0
    for k in stride(from: 17.0, through: 3, by: -2) { sum = (1 - sum) * square / (k * (k - 1)) }
    return r * (1 - sum)
}

private func cosineSeries(_ r: Double) -> Double {
    let square = r * r
    var sum = 0.0
    for k in stride(from: 18.0, through: 2, by: -2) { sum = (1 - sum) * square / (k * (k - 1)) }
    return 1 - sum
}

/// For ratio in 0...1. Halving the angle twice (tan(a/2) = t / (1 + sqrt(1 + t^2))) brings the ratio below
/// 0.2, where the series is short.
private func arcTangentOfRatio(_ ratio: Double) -> Double {
    func halved(_ t: Double) -> Double { t / (1 + (1 + t * t).squareRoot()) }
    let t = halved(halved(ratio))
    let square = t * t
    var sum = 0.0
    for k in stride(from: 25.0, through: 1, by: -2) { sum = 1 / k - square * sum }
    return 4 * t * sum
}
