import Flipbook
import Foundation
import Raster
import Scenes
import TestSupport
import Testing

/// The two films of the benchmarks show what their programs in other languages show.
@MainActor @Suite struct BenchmarkSceneTests {
    private func bitmap(_ name: String, second: Double) async throws -> Bitmap {
        let film = try Film(of: catalog.entry(named: name), Film.Settings(scale: 1))
        #expect((film.pixelWidth, film.pixelHeight, film.frameCount) == (1280, 720, 600))
        let picture = try await FilmRenderer().picture(of: film, frame: Int(second * 60))
        return try Bitmap(drawing: picture, scale: 1)
    }

    /// The rows of the middle column in which the square is.
    private func rows(_ bitmap: Bitmap) -> [Int] {
        (0..<720).filter { bitmap[640, $0] != Pixel(255, 255, 255) }
    }

    @Test func theSquareFallsBouncesAndRests() async throws {
        // From 50 points on, 1000 t^2 / 2 farther down.
        #expect(try await rows(bitmap("BenchFall", second: 0)) == Array(50..<150))
        #expect(try await rows(bitmap("BenchFall", second: 0.5)) == Array(175..<275))
        // It meets the bottom at t = sqrt(1.14) with the speed 1000 t, bounces with half of it, and is
        // highest t / 2 later, a quarter of 570 points above the bottom: 477.5.
        let highest = try await rows(bitmap("BenchFall", second: 1.6))
        #expect(highest.first == 477 && highest.last == 577)
        // All bounces take 3 t together, 3.2 s.
        #expect(try await rows(bitmap("BenchFall", second: 3.25)) == Array(620..<720))
        #expect(try await bitmap("BenchFall", second: 3.25) == bitmap("BenchFall", second: 9.9))
    }

    @Test func theSquaresAreOnTheirWays() async throws {
        for second in [0.0, 4.5] {
            let bitmap = try await bitmap("BenchSquares", second: second)
            // The last one lies above all others.
            let (x, y) = ((0.61803398875 * 49).fraction, (0.7548776662 * 49).fraction)
            let center = (
                x: 640 + 560 * sin(2 * .pi * (x + second * 0.148)),
                y: 360 + 290 * sin(2 * .pi * (y + second * 0.1435))
            )
            #expect(bitmap[Int(center.x), Int(center.y)] == Pixel(0xC0, 0x39, 0x2B))
        }
    }
}

extension Double {
    fileprivate var fraction: Double { self - rounded(.down) }
}
