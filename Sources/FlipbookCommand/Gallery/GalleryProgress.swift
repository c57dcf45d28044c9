import Flipbook
import Foundation

/// The progress of a gallery on standard error: a bar on a terminal, elsewhere a line for each group of
/// scenes.
struct GalleryProgress {
    private let scenes: [CatalogEntry]
    /// The number of frames before each scene; the last element is the total.
    private let frames: [Int]
    private let start = ContinuousClock.now

    /// Creates the progress of a gallery.
    /// - Throws: `FilmError.invalid` when a scene cannot be filmed at the gallery's scale.
    init(of gallery: Gallery) throws {
        scenes = gallery.scenes.map(\.entry)
        frames = try gallery.scenes.reduce(into: [0]) { sums, scene in
            sums.append(sums[sums.count - 1] + (try gallery.film(of: scene).frameCount))
        }
    }

    /// Reports that a scene begins.
    func begin(_ number: Int) {
        if Terminal.isAnimated {
            let line = line(number)
            let text = line.bar(width: Terminal.width, isColored: Terminal.isColored)
            Terminal.error("\r\(text)\u{1b}[K", terminator: "")
        } else if number == 0 || scenes[number].group != scenes[number - 1].group {
            Terminal.error(heading(number))
        }
    }

    /// Reports that all scenes are done.
    func finish() {
        Terminal.clearLine()
        Terminal.error(line(scenes.count).words)
    }

    private func line(_ number: Int) -> ProgressLine {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let current = number < scenes.count ? scenes[number].name : ""
        return ProgressLine(
            done: frames[number], total: frames[scenes.count], seconds: seconds,
            scenes: .init(done: number, total: scenes.count, current: current))
    }

    /// Returns the line of the group that begins with a scene: `Book: scenes 1 to 13 of 42`.
    private func heading(_ number: Int) -> String {
        let group = scenes[number].group
        let last = number + scenes[number...].prefix { $0.group == group }.count
        return "\(group.map { "\($0): " } ?? "")scenes \(number + 1) to \(last) of \(scenes.count)"
    }
}
