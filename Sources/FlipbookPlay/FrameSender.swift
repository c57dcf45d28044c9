import FlipbookCore
import Foundation
import Picture
import Raster

/// The frames that go to the page: a picture only where it differs from the one before, and never more of
/// them than the page keeps up with.
struct FrameSender {
    private var drawing = SuccessiveDrawing()
    private var last: Picture?
    private var number: UInt32 = 0
    private var shown: UInt32 = 0

    /// The number of pixels per point.
    private(set) var scale: CGFloat = 2

    /// The number of frames that may be on their way: one is drawn while another is shown.
    private static let mostOnTheWay: UInt32 = 2

    /// Begins again, for a page that has shown nothing.
    mutating func begin(scale: CGFloat) {
        (drawing, last, self.scale) = (SuccessiveDrawing(), nil, scale)
        (number, shown) = (0, 0)
    }

    /// Notes that the page has shown a frame.
    mutating func note(shown number: UInt32) {
        if number <= self.number { shown = max(shown, number) }
    }

    /// A Boolean value that indicates whether the page takes another frame now.
    var isReady: Bool { number - shown < Self.mostOnTheWay }

    /// Returns the message of the next frame: its number, its tick, how many touch events it answers, and a
    /// PNG.
    mutating func message(of picture: Picture, tick: Int, answers: UInt32) throws -> Data {
        number += 1
        var message = Data()
        for field in [number, UInt32(tick), answers] {
            withUnsafeBytes(of: field.littleEndian) { message.append(contentsOf: $0) }
        }
        guard picture != last else { return message }
        message.append(try drawing.bitmap(of: picture, scale: scale).pngData(.fast))
        last = picture
        return message
    }
}
