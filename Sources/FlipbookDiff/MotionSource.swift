import FlipbookCore
import Picture
import UIKitHost

/// One side of a comparison of motions: frames in order.
@MainActor protocol MotionSource: AnyObject {
    /// The frame rate in frames per second, or nil when it is unknown.
    var rate: Double? { get }
    /// True when numbers were read from a text with nine digits, so that closer numbers count as equal.
    var isRounded: Bool { get }
    /// True when every frame is recorded, and not only those with items.
    var hasEmptyFrames: Bool { get }
    /// The quantities of items that the motion has, in the order of comparison.
    var quantities: [MotionQuantity] { get }
    /// The contacts that began or ended since the frame before, or nil when they are unknown.
    var contacts: [ContactRecord]? { get }
    /// The picture of the last frame, or nil for a trace.
    var picture: Picture? { get }
    /// True when the frames have pictures or, as those of a trace, their hashes.
    var hasPictures: Bool { get }
    /// The hash of the last frame's picture, or nil when `hasPictures` is false.
    var pictureHash: PictureHash? { get }
    /// The settings of the behaviors at the last frame, or nil when they are unknown.
    var settings: [BehaviorSetting]? { get }

    /// Returns the next frame, or nil after the last one.
    func next() throws -> MotionFrame?
}
