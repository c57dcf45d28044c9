import CoreGeometry
import Flipbook
import Raster
import Scenes
import TestSupport
import Testing
import UIKitHost

/// The explosion of the book, as the pixels show it half a second after the contact.
@MainActor @Suite struct ExplosionTests {
    @Test func theSquareIsRedderLargerAndFainter() async throws {
        let entry = try catalog.entry(named: "ExplodingSquares")
        let contacts = try await FilmRenderer().contacts(of: Film(of: entry))
        let contact = try #require(contacts.first { $0.item == "squares1" && $0.other == "bottomBoundary" })
        let before = try await patch(entry, frame: contact.frame)
        let after = try await patch(entry, frame: contact.frame + 30)

        // On white, redder means that red stands out more over green than before.
        #expect(
            Int(after.color.red) - Int(after.color.green) > Int(before.color.red) - Int(before.color.green)
                + 100)
        // Eased in and out, half of the second is half of the way: from 50 to 75 points.
        #expect(abs(before.width - 50) <= 1)
        #expect(abs(after.width - 75) <= 1)
        // Fainter means nearer to white: the darkest component is lighter.
        #expect(darkest(after.color) > darkest(before.color) + 50)
    }

    @Test func bothSquaresAreGoneAtTheEnd() async throws {
        let entry = try catalog.entry(named: "ExplodingSquares")
        let film = try Film(of: entry, Film.Settings(scale: 1))
        let bitmap = try Bitmap(
            drawing: await FilmRenderer().picture(of: film, frame: film.frameCount - 1), scale: 1)
        #expect(bitmap.pixels.allSatisfy { $0 == Pixel(255, 255, 255) })
    }

    /// The lower square's color, and its width in points, along a line through its lower half, where the
    /// upper square cannot be.
    private func patch(_ entry: CatalogEntry, frame: Int) async throws -> (color: Pixel, width: Int) {
        let film = try Film(of: entry, Film.Settings(scale: 1))
        let picture = try await FilmRenderer().picture(of: film, frame: frame)
        let bitmap = try Bitmap(drawing: picture, scale: 1)
        let row = 455
        let width = (0..<bitmap.width).count { bitmap[$0, row] != Pixel(255, 255, 255) }
        return (bitmap[160, row], width)
    }

    private func darkest(_ pixel: Pixel) -> Int { Int(min(pixel.red, pixel.green, pixel.blue)) }
}
