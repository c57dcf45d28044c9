import Testing
import UIKitHost

/// The order of calls around `updateConstraints`, as observed on Mac Catalyst 26.1.
@MainActor @Suite struct ConstraintUpdateTests {
    private final class Entries {
        var names: [String] = []
    }

    private final class Part: UIView {
        var name = ""
        var entries: Entries?

        override func updateConstraints() {
            entries?.names.append("\(name).updateConstraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            entries?.names.append("\(name).layoutSubviews")
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func aNewViewNeedsAnUpdate() {
        host.withCurrent { #expect(UIView().needsUpdateConstraints()) }
    }

    @Test func anUpdateIsFollowedByLayoutOfTheSuperview() {
        let entries = Entries()
        let (root, child) = (Part(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Part())
        host.withCurrent {
            for (part, name) in [(root, "root"), (child, "child")] {
                (part.name, part.entries) = (name, entries)
            }
            root.addSubview(child)
            host.window.addSubview(root)
            host.window.layoutIfNeeded()
            entries.names = []
            child.setNeedsUpdateConstraints()
            #expect(child.needsUpdateConstraints())
            root.layoutIfNeeded()
            #expect(!child.needsUpdateConstraints())
        }
        #expect(entries.names.first == "child.updateConstraints")
        #expect(entries.names.last == "root.layoutSubviews")
        #expect(!entries.names.contains("child.layoutSubviews"))
    }
}
