import FlipbookCore
import Foundation
import Picture
import UIKitHost

extension SimulationRun {
    /// Returns the picture of the host with its items where a trace has them. Everything else stays as the
    /// run left it. The run must not advance afterwards.
    func picture(posing frame: MotionFrame) -> Picture {
        let items = Dictionary(frame.items.map { ($0.name, $0) }) { first, _ in first }
        host.withCurrent {
            for animator in host.animators {
                animator.pose { name in
                    items[name].map { ($0.center, $0.angle) }
                }
            }
        }
        // The items are not where the tick has them.
        return host.withCurrent { host.picture(background: film.background) }
    }

    /// Returns the position of an item's center in the picture, in points, or nil when no item has the name.
    func position(ofItem name: String) -> CGPoint? {
        host.withCurrent { host.animators.lazy.compactMap { $0.place(ofItem: name) }.first }
    }
}
