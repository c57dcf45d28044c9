import FlipbookCore
import Picture
import UIKitHost

/// The motion of a recorded trace.
@MainActor final class RecordedMotion: MotionSource {
    private(set) var contacts: [ContactRecord]?
    let isRounded = true
    let picture: Picture? = nil
    private(set) var pictureHash: PictureHash?
    let settings: [BehaviorSetting]? = nil
    private let trace: MotionTrace
    private var wanted: AnyIterator<Int>
    private var contactsBefore = 0

    /// Creates a motion from the frames of a trace that are in a range; default all.
    init(_ trace: MotionTrace, frames: OpenFrameRange? = nil) {
        self.trace = trace
        let count = trace.frames.count
        if let frames {
            wanted = AnyIterator(frames.closed(at: count).lazy.filter { $0 < count }.makeIterator())
        } else {
            wanted = AnyIterator((0..<count).makeIterator())
        }
    }

    var rate: Double? { trace.rate }
    var hasEmptyFrames: Bool { trace.contacts != nil }
    var hasPictures: Bool { trace.pictures != nil }
    var quantities: [MotionQuantity] { trace.quantities }

    func next() -> MotionFrame? {
        guard let number = wanted.next() else { return nil }
        if let all = trace.contacts {
            let end = all[contactsBefore...].firstIndex { $0.frame > number } ?? all.count
            contacts = Array(all[contactsBefore..<end])
            contactsBefore = end
        }
        pictureHash = trace.pictures?.dropFirst(number).first
        return trace.frames[number]
    }
}
