// Geometry read back from its text, in the layouts that `string(for:)` writes. Spaces do not count; a text
// in another layout is zero, as in UIKit.

extension NSCoder {
    /// Returns the point of a text such as `{x, y}`.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(of: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns the size of a text such as `{width, height}`.
    public class func cgSize(for string: String) -> CGSize {
        numbers(of: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns the vector of a text such as `{dx, dy}`.
    public class func cgVector(for string: String) -> CGVector {
        numbers(of: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Returns the rectangle of a text such as `{{x, y}, {width, height}}`.
    public class func cgRect(for string: String) -> CGRect {
        numbers(of: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Returns the transform of a text such as `[a, b, c, d, tx, ty]`.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(of: string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Returns the insets of a text such as `{top, left, bottom, right}`.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(of: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }

    /// Returns the offset of a text such as `{horizontal, vertical}`.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(of: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// Returns the numbers between brackets and commas; nil unless there are as many as are wanted.
    private class func numbers(of string: String, _ count: Int) -> [Double]? {
        let parts = string.split { "{}[],".contains($0) || $0.isWhitespace }
        let numbers = parts.compactMap { Double($0) }
        return parts.count == count && numbers.count == count ? numbers : nil
    }
}

/// Returns the point of a text such as `{x, y}`; zero for another text.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// Returns the size of a text such as `{width, height}`; zero for another text.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// Returns the vector of a text such as `{dx, dy}`; zero for another text.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

/// Returns the rectangle of a text such as `{{x, y}, {width, height}}`; zero for another text.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// Returns the transform of a text such as `[a, b, c, d, tx, ty]`; zero for another text.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: string)
}

/// Returns the insets of a text such as `{top, left, bottom, right}`; zero for another text.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }

/// Returns the offset of a text such as `{horizontal, vertical}`; zero for another text.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
