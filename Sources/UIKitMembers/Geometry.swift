import UIKit

/// Parts of points, sizes, rectangles, insets and colors by the names that rows use.
@MainActor package enum Geometry {
    /// Returns a part; nil if the value has none of that name.
    package static func part(_ name: String, of value: Any) -> Any? {
        switch value {
        case let value as CGRect:
            return [
                "x": value.minX, "y": value.minY, "width": value.width, "height": value.height,
                "minX": value.minX, "minY": value.minY, "midX": value.midX, "midY": value.midY,
                "maxX": value.maxX, "maxY": value.maxY,
            ][name] ?? ["origin": value.origin][name] ?? ["size": value.size][name]
        case let value as CGSize: return ["width": value.width, "height": value.height][name]
        case let value as CGPoint: return ["x": value.x, "y": value.y][name]
        case let value as CGVector: return ["dx": value.dx, "dy": value.dy][name]
        case let value as UIEdgeInsets:
            return ["top": value.top, "left": value.left, "bottom": value.bottom, "right": value.right][name]
        case let value as NSDirectionalEdgeInsets:
            return [
                "top": value.top, "leading": value.leading, "bottom": value.bottom,
                "trailing": value.trailing,
            ][name]
        case let value as UIOffset:
            return ["horizontal": value.horizontal, "vertical": value.vertical][name]
        case let value as UIColor:
            guard let place = ["red", "green", "blue", "alpha"].firstIndex(of: name) else { return nil }
            return ValueText.components(value)[place] / 255
        default: return nil
        }
    }

    /// Returns a value with another part; nil if it has none of that name that can be set.
    package static func setting(_ name: String, of value: Any, to part: Any) -> Any? {
        guard let numbers = part as? [Double], let first = numbers.first else { return nil }
        let number = CGFloat(first)
        switch (value, name) {
        case (var value as CGRect, "origin") where numbers.count == 2:
            value.origin = CGPoint(x: number, y: CGFloat(numbers[1]))
            return value
        case (var value as CGRect, "size") where numbers.count == 2:
            value.size = CGSize(width: number, height: CGFloat(numbers[1]))
            return value
        case (var value as CGPoint, "x"):
            value.x = number
            return value
        case (var value as CGPoint, "y"):
            value.y = number
            return value
        case (var value as CGSize, "width"):
            value.width = number
            return value
        case (var value as CGSize, "height"):
            value.height = number
            return value
        case (var value as UIEdgeInsets, "top"):
            value.top = number
            return value
        case (var value as UIEdgeInsets, "bottom"):
            value.bottom = number
            return value
        default: return nil
        }
    }
}
