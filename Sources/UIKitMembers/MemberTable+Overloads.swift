import UIKit

extension MemberTable {
    /// Adds functions whose overloads differ only in the types of their arguments.
    mutating func addOverloads() {
        method("systemLayoutSizeFitting(_:)", of: UIView.self) {
            $0.systemLayoutSizeFitting(try $1.get(0) as CGSize)
        }
        method("sizeThatFits(_:)", of: UIView.self) { $0.sizeThatFits(try $1.get(0) as CGSize) }
        method("hitTest(_:with:)", of: UIView.self) { view, arguments -> UIView? in
            view.hitTest(try arguments.get(0), with: nil)
        }
        method("point(inside:with:)", of: UIView.self) { $0.point(inside: try $1.get(0), with: nil) }
        addConversions()
    }

    /// Adds the conversions of points and rectangles to and from views, and of the window's for nil.
    private mutating func addConversions() {
        method("convert(_:to:)", of: UIView.self) { view, arguments -> Any in
            let other: UIView? = try arguments.get(1)
            if let point: CGPoint = try? arguments.get(0) { return view.convert(point, to: other) }
            return view.convert(try arguments.get(0) as CGRect, to: other)
        }
        method("convert(_:from:)", of: UIView.self) { view, arguments -> Any in
            let other: UIView? = try arguments.get(1)
            if let point: CGPoint = try? arguments.get(0) { return view.convert(point, from: other) }
            return view.convert(try arguments.get(0) as CGRect, from: other)
        }
        method("convert(_:to:)", of: CALayer.self) { layer, arguments -> Any in
            let other: CALayer? = try arguments.get(1)
            if let point: CGPoint = try? arguments.get(0) { return layer.convert(point, to: other) }
            return layer.convert(try arguments.get(0) as CGRect, to: other)
        }
        method("convert(_:from:)", of: CALayer.self) { layer, arguments -> Any in
            let other: CALayer? = try arguments.get(1)
            if let point: CGPoint = try? arguments.get(0) { return layer.convert(point, from: other) }
            return layer.convert(try arguments.get(0) as CGRect, from: other)
        }
    }
}
