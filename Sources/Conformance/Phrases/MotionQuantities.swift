import UIKit
import UIKitMembers

/// Quantities of fingers that fling, and of what the delegate is called with.
@MainActor enum MotionQuantities {
    static let all: [Quantity] = [
        Quantity("value|contentOffset\\.y|velocity\\.y|time") { stage, words in
            guard let fling = stage.subject as? Fling else { throw Obstacle.notUnderstood(words[0]) }
            let what = stage.row.what
            switch true {
            case what.hasPrefix("scrollViewWillEndDragging"): return fling.velocity
            case what.hasPrefix("targetContentOffset"): return fling.target
            case what.contains("at the lift"): return fling.lifted
            case what.contains("time from"): return fling.restTime - fling.liftTime
            case what.contains("largest"): return fling.largest
            default: return fling.offset
            }
        }
    ]
}
