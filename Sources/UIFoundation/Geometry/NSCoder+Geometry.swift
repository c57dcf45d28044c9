// Geometry as text, in UIKit's layout. Each number has the fewest digits that read back as the same number,
// at most 17. A number that a 32-bit float holds exactly, from 1e-4 to 1e7, has up to 8 significant digits,
// as devices of 2013 printed it, so that values written back by the iOS 7 engine read as in the logs of that
// time. Zero is "0" with either sign.

extension NSCoder {
    /// Returns a point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { braced(point.x, point.y) }

    /// Returns a size as `{width, height}`.
    public class func string(for size: CGSize) -> String { braced(size.width, size.height) }

    /// Returns a vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { braced(vector.dx, vector.dy) }

    /// Returns a rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns a transform as `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + numbers.map(digits).joined(separator: ", ") + "]"
    }

    /// Returns insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        braced(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// Returns an offset as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { braced(offset.horizontal, offset.vertical) }
}

/// Returns a point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// Returns a size as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// Returns a vector as `{dx, dy}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

/// Returns a rectangle as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// Returns a transform as `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    NSCoder.string(for: transform)
}

/// Returns insets as `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

/// Returns an offset as `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

private func braced(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(digits).joined(separator: ", ") + "}"
}

private func digits(_ number: CGFloat) -> String {
    let isSingle = CGFloat(Float(number)) == number && abs(number) < 1e7 && abs(number) > 1e-4
    return isSingle ? String(format: "%.8g", number) : shortestDigits(number)
}

/// Returns the fewest digits that read back as the same number; whole numbers have no decimal point.
package func shortestDigits(_ number: CGFloat) -> String {
    if number == 0 { return "0" }
    let text = number.native.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
