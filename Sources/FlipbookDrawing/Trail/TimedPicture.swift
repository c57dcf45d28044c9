import FlipbookCore
import Foundation
import Picture

/// A picture and its time in seconds.
struct TimedPicture {
    let time: TimeInterval
    let picture: Picture

    /// Returns the linear interpolation between this picture and a later one at a time in seconds.
    func between(_ later: TimedPicture, at time: TimeInterval) -> TimedPicture {
        let progress = (time - self.time) / (later.time - self.time)
        return TimedPicture(time: time, picture: picture.between(later.picture, progress))
    }
}
