import CoreGeometry
import Picture
import UIKitDynamics

extension Take {
    /// What the stage would show if its items were where a trace has them. What the scene draws besides them
    /// stays where the run has it. The take cannot go on afterwards.
    func picture(posing frame: MotionFrame) -> Picture {
        let items = Dictionary(frame.items.map { ($0.name, $0.values) }) { first, _ in first }
        stage.asCurrent {
            for animator in stage.animators {
                animator.pose { name in
                    items[name].map { (CGPoint(x: $0[0], y: $0[1]), CGFloat($0[2])) }
                }
            }
        }
        return picture
    }

    /// Where an item's center is in the picture, in points; nil for a name that no item has.
    func place(ofItem name: String) -> CGPoint? {
        stage.asCurrent { stage.animators.lazy.compactMap { $0.place(ofItem: name) }.first }
    }
}
