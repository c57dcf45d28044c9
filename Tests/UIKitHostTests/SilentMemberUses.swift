import UIKitHost

/// Uses of members of UIKit without effect, each with the name of which a run has to warn.
struct SilentMemberUses {
    /// A use of a member.
    struct Use {
        let warning: String
        let code: @MainActor () -> Void
    }

    private(set) var uses: [Use] = []

    /// Adds code that uses a member.
    @MainActor mutating func call(_ warning: String, _ code: @escaping @MainActor () -> Void) {
        uses.append(Use(warning: warning, code: code))
    }

    /// Adds the setting of a property.
    @MainActor mutating func set<Root, Value>(
        _ warning: String, _ root: @escaping @autoclosure @MainActor () -> Root,
        _ path: WritableKeyPath<Root, Value>, _ value: @escaping @autoclosure @MainActor () -> Value
    ) {
        call(warning) {
            var root = root()
            root[keyPath: path] = value()
        }
    }

    /// Adds a change of a truth.
    @MainActor mutating func change<Root>(
        _ warning: String, _ root: @escaping @autoclosure @MainActor () -> Root,
        _ path: WritableKeyPath<Root, Bool>
    ) {
        call(warning) {
            var root = root()
            root[keyPath: path].toggle()
        }
    }

    /// Adds a change of a number.
    @MainActor mutating func change<Root, Value: Numeric>(
        _ warning: String, _ root: @escaping @autoclosure @MainActor () -> Root,
        _ path: WritableKeyPath<Root, Value>
    ) {
        call(warning) {
            var root = root()
            root[keyPath: path] += 1
        }
    }

    /// The look of entries that differs from the default one.
    @MainActor static var redEntries: UITabBarItemAppearance {
        let look = UITabBarItemAppearance()
        look.normal.iconColor = .red
        return look
    }

    /// The delegate of renamed titles, which items of bars hold weakly.
    @MainActor static let renamer = Renamer()

    /// The delegate of drags and drops, which hold it weakly.
    @MainActor static let dragger = Dragger()

    /// An image of one point.
    @MainActor static var pixel: CGImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        return renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }.cgImage!
    }
}

/// An object that lets nothing be dragged.
@MainActor final class Dragger: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { [] }
}

/// An object that follows no renaming.
@MainActor final class Renamer: UINavigationItemRenameDelegate {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}

/// Drops what a member returns, also where it returns nothing.
func evaluate<Value>(_ value: Value) {}
