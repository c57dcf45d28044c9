import UIKit

extension MemberTable {
    /// Adds points, sizes, rectangles and insets, whose numbers may stand in a row: `CGRect(1 2 3 4)`.
    mutating func addGeometry() {
        function("CGRect(_:)") { try $0.get(0) as CGRect }
        function("CGRect(x:y:width:height:)") { arguments in
            let parts = try (0..<4).map { place in try arguments.get(place) as CGFloat }
            return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
        }
        function("CGSize(_:)") { try $0.get(0) as CGSize }
        function("CGSize(width:height:)") {
            CGSize(width: try $0.get(0) as CGFloat, height: try $0.get(1) as CGFloat)
        }
        function("CGPoint(x:y:)") { CGPoint(x: try $0.get(0) as CGFloat, y: try $0.get(1) as CGFloat) }
        function("UIEdgeInsets(_:)") { try $0.get(0) as UIEdgeInsets }
        function("UIEdgeInsets(top:left:bottom:right:)") {
            UIEdgeInsets(
                top: try $0.get(0), left: try $0.get(1), bottom: try $0.get(2), right: try $0.get(3))
        }
        constant("CGRect.zero") { CGRect.zero }
        constant("CGSize.zero") { CGSize.zero }
        constant("CGPoint.zero") { CGPoint.zero }
    }
}
