import Foundation
import Picture

/// A picture and its moving items.
struct Moment {
    let time: TimeInterval
    let picture: Picture
    /// The moving items from back to front.
    let items: [LayerInstance]

    init(_ timed: TimedPicture, _ parts: MovingLayers) {
        (time, picture) = (timed.time, timed.picture)
        items = parts.items(in: picture)
    }
}
