import UIKit

extension MemberTable {
    /// Adds constants of the types of numbers.
    mutating func addNumbers() {
        constant("Double.pi") { Double.pi }
        constant("CGFloat.pi") { CGFloat.pi }
        constant("Double.infinity") { Double.infinity }
        constant("CGFloat.infinity") { CGFloat.infinity }
        constant("Double.greatestFiniteMagnitude") { Double.greatestFiniteMagnitude }
        constant("CGFloat.greatestFiniteMagnitude") { CGFloat.greatestFiniteMagnitude }
        constant("CGFloat.leastNonzeroMagnitude") { CGFloat.leastNonzeroMagnitude }
        constant("CGFloat.zero") { CGFloat.zero }
        constant("Float.greatestFiniteMagnitude") { Float.greatestFiniteMagnitude }
        constant("Int.max") { Int.max }
        constant("Int.min") { Int.min }
        constant("NSNotFound") { NSNotFound }
    }

    /// Adds the functions of rectangles, and values of Foundation that UIKit takes.
    mutating func addFoundation() {
        constant("CGRect.null") { CGRect.null }
        constant("CGRect.infinite") { CGRect.infinite }
        property("isEmpty", \CGRect.isEmpty)
        property("isNull", \CGRect.isNull)
        property("isInfinite", \CGRect.isInfinite)
        property("integral", \CGRect.integral)
        property("standardized", \CGRect.standardized)
        method("insetBy(dx:dy:)", of: CGRect.self) { $0.insetBy(dx: try $1.get(0), dy: try $1.get(1)) }
        method("offsetBy(dx:dy:)", of: CGRect.self) { $0.offsetBy(dx: try $1.get(0), dy: try $1.get(1)) }
        method("union(_:)", of: CGRect.self) { $0.union(try $1.get(0)) }
        method("intersection(_:)", of: CGRect.self) { $0.intersection(try $1.get(0)) }
        method("intersects(_:)", of: CGRect.self) { $0.intersects(try $1.get(0)) }
        method("contains(_:)", of: CGRect.self) { $0.contains(try $1.get(0) as CGPoint) }
        method("inset(by:)", of: CGRect.self) { $0.inset(by: try $1.get(0)) }
        function("CGVector(dx:dy:)") { CGVector(dx: try $0.get(0) as CGFloat, dy: try $0.get(1) as CGFloat) }
        function("IndexPath(item:section:)") { IndexPath(item: try $0.get(0), section: try $0.get(1)) }
        function("IndexPath(row:section:)") { IndexPath(row: try $0.get(0), section: try $0.get(1)) }
        function("NSRange(location:length:)") { NSRange(location: try $0.get(0), length: try $0.get(1)) }
        property("location", \NSRange.location)
        property("length", \NSRange.length)
        property("section", \IndexPath.section)
        property("item", \IndexPath.item)
        property("row", \IndexPath.row)
        function("NSAttributedString(string:)") { NSAttributedString(string: try $0.get(0)) }
        function("NSAttributedString(string:attributes:)") {
            NSAttributedString(string: try $0.get(0), attributes: try $0.get(1))
        }
        function("NSMutableAttributedString(string:)") { NSMutableAttributedString(string: try $0.get(0)) }
        property("string", \NSAttributedString.string)
        property("length", \NSAttributedString.length)
        method("size()", of: NSAttributedString.self) { text, _ in text.size() }
    }

    /// Adds objects whose initializers take closures, without these.
    mutating func addActions() {
        function("UIAction(title:)") { UIAction(title: try $0.get(0)) { _ in } }
        function("UIAction(title:handler:)") { UIAction(title: try $0.get(0)) { _ in } }
        function("UIAction(title:image:)") { UIAction(title: try $0.get(0), image: try $0.get(1)) { _ in } }
        function("UIContextualAction(style:title:)") {
            UIContextualAction(style: try $0.get(0), title: try $0.get(1)) { _, _, _ in }
        }
        function("UIContextualAction(style:title:handler:)") {
            UIContextualAction(style: try $0.get(0), title: try $0.get(1)) { _, _, _ in }
        }
        function("UIAlertAction(title:style:)") {
            UIAlertAction(title: try $0.get(0), style: try $0.get(1), handler: nil)
        }
        function("UIAlertAction(title:style:handler:)") {
            UIAlertAction(title: try $0.get(0), style: try $0.get(1), handler: nil)
        }
        function("UIColor(dynamicProvider:)") { arguments in
            let color: UIColor = try arguments.get(0)
            return UIColor { _ in color }
        }
    }
}
