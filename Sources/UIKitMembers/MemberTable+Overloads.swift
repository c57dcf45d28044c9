import UIKit

extension MemberTable {
    /// Adds functions whose overloads differ only in the types of their arguments.
    mutating func addOverloads() {
        method("systemLayoutSizeFitting(_:)", of: UIView.self) {
            $0.systemLayoutSizeFitting(try $1.get(0) as CGSize)
        }
        method("sizeThatFits(_:)", of: UIView.self) { $0.sizeThatFits(try $1.get(0) as CGSize) }
    }
}
