// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIRectCorner.
    mutating func addCoreDrawingMembers20() {
        property("rawValue", \UIRectCorner.rawValue)
        constant("UIRectCorner.allCorners") { UIRectCorner.allCorners }
        constant("UIRectCorner.bottomLeft") { UIRectCorner.bottomLeft }
        constant("UIRectCorner.bottomRight") { UIRectCorner.bottomRight }
        constant("UIRectCorner.topLeft") { UIRectCorner.topLeft }
        constant("UIRectCorner.topRight") { UIRectCorner.topRight }
        function("UIRectCorner(rawValue:)") { UIRectCorner(rawValue: try $0.get(0)) }
    }
}
