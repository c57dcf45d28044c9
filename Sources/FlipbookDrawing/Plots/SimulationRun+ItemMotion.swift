import FlipbookCore
import Picture
import UIKitHost

extension SimulationRun {
    /// Returns the motion of every item, in the order of appearance, from the first frame to the film's end.
    /// The moment after the last frame is included, so that two seconds are plotted from 0 to 2.
    func motions() throws -> [ItemMotion] {
        var record = ItemMotionRecord()
        for number in 0...film.frameCount {
            let contacts = try contacts(to: number)
            try record.add(self, contacts)
        }
        return record.motions
    }
}
