import Picture
import Testing
import UIKitHost

@testable import UIFoundation

/// The parts of images between their caps.
@MainActor @Suite struct ImagePartTests {
    @Test func aDrawingKeepsItsCaps() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
        }
        let caps = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        let box = CGRect(x: 100, y: 0, width: 16, height: 4)
        let layer = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
            .layer(in: box, tint: .black)
        let parts = try #require(layer?.children)
        let clips = [(100.0, 3.0), (103, 10), (113, 3)].map {
            Shape.rectangle(CGRect(x: $0, y: 0, width: $1, height: 4))
        }
        #expect(parts.map(\.clip) == clips)
        // The left cap stays, the middle is stretched about its own place, and the right cap moves.
        let places = parts.compactMap(\.children.first?.transform)
        #expect(places.map(\.a) == [1, 2.5, 1] && places.map(\.tx) == [100, 95.5, 106])
    }
}
