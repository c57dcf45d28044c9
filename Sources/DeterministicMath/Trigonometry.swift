// Sine, cosine and arc tangent are computed here, as those of C libraries differ in their last bits from
// version to version, and a film made on one machine must equal the film made on another. Only operations
// that IEEE 754 rounds correctly (+ - * / and the square root), and the exact remainder, are used, so every
// machine agrees. Loops count in integers: Swift strides through floats by fused multiply-add.
//
// The angle is reduced to r in -pi/4...pi/4 by subtracting an integer number n of quarter turns. Pi/2 is
// split in three parts, of which the first two have zeros as low bits, so that n times a part is exact (Cody
// and Waite). Then the Taylor series of sine and cosine are summed from their smallest term; at pi/4 the
// first omitted term is below 1e-18.

/// Returns the sine and cosine of an angle in radians, accurate to 1e-15 for angles up to a million; NaN for
/// NaN and infinities.
public func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let turned = abs(angle) > 1e6 ? angle.remainder(dividingBy: 2 * .pi) : angle
    let quarters = (turned / (.pi / 2)).rounded(.toNearestOrEven)
    let r = ((turned - quarters * halfPiHigh) - quarters * halfPiMiddle) - quarters * halfPiLow
    let (sine, cosine) = sineAndCosineSeries(r)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
}

/// Returns the angle of the vector (x, y), in radians, from -pi to pi, accurate to 1e-15; 0 for the zero
/// vector.
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

/// Returns the two series of sine and cosine, for r in -pi/4...pi/4, in the lanes of one vector. The sine has
/// terms for k = 17, 15 ... 3, the cosine for 16, 14 ... 2 after its first, 18. A term divides by k (k - 1).
private func sineAndCosineSeries(_ r: Double) -> (sine: Double, cosine: Double) {
    let square = SIMD2(repeating: r * r)
    var sums = SIMD2(0, r * r / (18 * 17))
    sums = (1 - sums) * square / SIMD2(17 * 16, 16 * 15)
    sums = (1 - sums) * square / SIMD2(15 * 14, 14 * 13)
    sums = (1 - sums) * square / SIMD2(13 * 12, 12 * 11)
    sums = (1 - sums) * square / SIMD2(11 * 10, 10 * 9)
    sums = (1 - sums) * square / SIMD2(9 * 8, 8 * 7)
    sums = (1 - sums) * square / SIMD2(7 * 6, 6 * 5)
    sums = (1 - sums) * square / SIMD2(5 * 4, 4 * 3)
    sums = (1 - sums) * square / SIMD2(3 * 2, 2 * 1)
    return (r * (1 - sums.x), 1 - sums.y)
}

/// Returns the arc tangent of a ratio in 0...1. Halving the angle twice, by tan(a/2) = t / (1 + sqrt(1 +
/// t^2)), reduces the ratio below 0.2, where the series converges fast.
private func arcTangentOfRatio(_ ratio: Double) -> Double {
    func halved(_ t: Double) -> Double { t / (1 + (1 + t * t).squareRoot()) }
    let t = halved(halved(ratio))
    let square = t * t
    var sum = 0.0
    for k in stride(from: 25, through: 1, by: -2) { sum = 1 / Double(k) - square * sum }
    return 4 * t * sum
}
