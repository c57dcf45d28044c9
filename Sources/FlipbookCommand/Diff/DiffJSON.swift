import Flipbook
import Foundation

/// The output of `flipbook diff --json`. Values that are unknown or do not apply are left out.
struct DiffJSON: Encodable {
    /// A contact that caused a difference.
    struct Contact: Encodable {
        let item: String
        /// The other item or boundary; nil for the reference bounds.
        let other: String?
        let phase: String
        let frame: Int
        let x, y: Double
        let onlyIn: String?
        let goesOn: Bool
    }

    /// A property with different values on the two sides.
    struct Setting: Encodable {
        let owner: String
        let items: [String]?
        let property, a, b: String?
    }

    /// The differing pixels: their number, their bounding box, and the largest difference of a component, 0
    /// to 255.
    struct Pixels: Encodable {
        let count, largest: Int
        let x, y, width, height: Int
    }

    let a, b: String
    let equal: Bool
    var sentence: String?
    var frame: Int?
    var time: Double?
    var item, quantity: String?
    var values: [Double]?
    var items: [String]?
    var contact: Contact?
    var settings: [Setting]?
    var pixels: Pixels?
    var picture: String?

    /// Creates the report of two sides without a difference.
    init(a: String, b: String) {
        (self.a, self.b, equal) = (a, b, true)
    }

    init(a: String, b: String, _ difference: MotionDifference) {
        (self.a, self.b, equal) = (a, b, false)
        sentence = difference.sentence
        frame = difference.frame
        time = difference.time
        items = difference.items.isEmpty ? nil : difference.items
        switch difference.kind {
        case .value(let item, let quantity, let a, let b):
            (self.item, self.quantity, values) = (item, quantity.rawValue, [a, b])
        case .item(let item, _): self.item = item
        case .rate(let a, let b): (quantity, values, frame, time) = ("fps", [a, b], nil, nil)
        case .time(let a, let b): (quantity, values) = ("time", [a, b])
        case .contact: (self.item, quantity) = (difference.items.first, "contact")
        case .end, .picture, .pictureWithoutItems: break
        }
        contact = difference.contact.map {
            Contact(
                item: $0.item, other: $0.other == "(null)" ? nil : $0.other, phase: $0.phase, frame: $0.frame,
                x: $0.x, y: $0.y,
                onlyIn: $0.onlyIn?.rawValue, goesOn: $0.goesOn)
        }
        settings = difference.settings.map {
            $0.map {
                Setting(
                    owner: $0.owner, items: $0.items.isEmpty ? nil : $0.items, property: $0.property, a: $0.a,
                    b: $0.b)
            }
        }
    }

    init(a: String, b: String, _ difference: FilmDifference) {
        (self.a, self.b, equal) = (a, b, false)
        sentence = difference.sentence
        (frame, time) = (difference.frame, difference.time)
        switch difference.kind {
        case .pixels(let pixels):
            self.pixels = Pixels(
                count: pixels.count, largest: pixels.largest, x: Int(pixels.box.minX),
                y: Int(pixels.box.minY),
                width: Int(pixels.box.width), height: Int(pixels.box.height))
        case .rate(let a, let b): (quantity, values, frame, time) = ("fps", [a, b], nil, nil)
        case .size: (quantity, frame, time) = ("size", nil, nil)
        case .missing: break
        }
    }
}
