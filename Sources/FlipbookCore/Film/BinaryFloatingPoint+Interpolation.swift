import Picture
import UIKitHost

extension CGRect {
    func between(_ later: CGRect, _ progress: CGFloat) -> CGRect {
        let corner = origin.between(later.origin, progress)
        return CGRect(
            x: corner.x, y: corner.y, width: width.between(later.width, progress),
            height: height.between(later.height, progress))
    }
}

extension CGPoint {
    func between(_ later: CGPoint, _ progress: CGFloat) -> CGPoint {
        CGPoint(x: x.between(later.x, progress), y: y.between(later.y, progress))
    }
}

extension Color {
    func between(_ later: Color, _ progress: CGFloat) -> Color {
        let progress = Double(progress)
        return self == later
            ? self
            : Color(
                red: red.between(later.red, progress), green: green.between(later.green, progress),
                blue: blue.between(later.blue, progress), alpha: alpha.between(later.alpha, progress))
    }
}

extension BinaryFloatingPoint {
    /// Returns the linear interpolation; exactly this number when both are equal.
    func between(_ later: Self, _ progress: Self) -> Self { self + (later - self) * progress }
}
