// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds functions with closures or generic parameters.
    mutating func addSpecial() {
        method("value(target:initialVelocity:time:)", of: Spring.self) {
            $0.value(target: try $1.get(0) as Double, initialVelocity: try $1.get(1), time: try $1.get(2))
        }
        function("UISheetPresentationController.Detent.custom(_:)") {
            let height: CGFloat = try $0.get(0)
            return UISheetPresentationController.Detent.custom { _ in height }
        }
        function("UISheetPresentationController.Detent.medium()") { _ in
            UISheetPresentationController.Detent.medium()
        }
        function("UISheetPresentationController.Detent.large()") { _ in
            UISheetPresentationController.Detent.large()
        }
    }
}
