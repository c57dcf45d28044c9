// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIRegion.
    mutating func addUIKitDynamicsMembers20() {
        constant("UIRegion.infinite") { UIRegion.infinite }
        function("UIRegion(_:)") { UIRegion(try $0.get(0)) }
        function("UIRegion(radius:)") { UIRegion(radius: try $0.get(0)) }
        function("UIRegion(size:)") { UIRegion(size: try $0.get(0)) }
        method("contains(_:)", of: UIRegion.self) { $0.contains(try $1.get(0)) }
        method("copy()", of: UIRegion.self) { base, _ in base.copy() }
        method("copy(with:)", of: UIRegion.self) { $0.copy(with: try $1.get(0)) }
        method("difference(from:)", of: UIRegion.self) { $0.difference(from: try $1.get(0)) }
        method("intersection(with:)", of: UIRegion.self) { $0.intersection(with: try $1.get(0)) }
        method("inverse()", of: UIRegion.self) { base, _ in base.inverse() }
        method("union(with:)", of: UIRegion.self) { $0.union(with: try $1.get(0)) }
    }
    /// Adds members of UISnapBehavior.
    mutating func addUIKitDynamicsMembers21() {
        property("allowsRotation", \UISnapBehavior.allowsRotation)
        property("damping", \UISnapBehavior.damping)
        property("item", \UISnapBehavior.item)
        property("snapPoint", \UISnapBehavior.snapPoint)
        function("UISnapBehavior(item:snapTo:)") {
            UISnapBehavior(item: try $0.get(0), snapTo: try $0.get(1))
        }
    }
}
