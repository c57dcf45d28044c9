import FlipbookCore
import Physics2D
import Picture
import UIKitHost

extension SimulationRun {
    /// Returns the motion of every item, in the order of appearance, from the first frame to the film's end.
    /// The moment after the last frame is included, so that two seconds are plotted from 0 to 2.
    func motions() throws -> [ItemMotion] {
        var record = ItemMotionRecord()
        record.add(moments) { [tick] in tick.itemColors[$0] }
        for number in 1...film.frameCount {
            for contact in try contacts(to: number) where contact.phase == .began {
                record.addContact(of: contact)
            }
            record.add(moments) { [tick] in tick.itemColors[$0] }
            try record.checkSize(film)
        }
        return record.motions
    }

    private var moments: [ItemMotion.Moment] {
        tick.shownItems.map { ItemMotion.Moment(frame: frame, time: film.time(ofFrame: frame), state: $0) }
    }
}
