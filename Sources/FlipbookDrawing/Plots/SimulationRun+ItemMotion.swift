import FlipbookCore
import Picture
import UIKitHost

extension SimulationRun {
    /// Returns the motion of every item, or of every moving view in a run without items, in the order of
    /// appearance, from the first frame to the film's end. The moment after the last frame is included, so
    /// that two seconds are plotted from 0 to 2.
    func motions() throws -> [ItemMotion] {
        var (record, views) = (ItemMotionRecord(), ViewMotionRecord())
        for number in 0...film.frameCount {
            let contacts = try contacts(to: number)
            try record.add(self, contacts)
            if record.motions.isEmpty { try views.add(self) }
        }
        return record.motions.isEmpty ? views.motions(in: host) : record.motions
    }
}
