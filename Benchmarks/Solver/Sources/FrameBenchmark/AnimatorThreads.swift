import UIKit

// TO ADAPT: the only place that names the threads of an animator's world. UIKit has no way to set them yet,
// so they stay 1, and results say so.
extension Stage {
    /// Sets how many threads step an animator's world; returns how many do.
    func useThreads(_ count: Int, for animator: UIDynamicAnimator) -> Int { 1 }
}
