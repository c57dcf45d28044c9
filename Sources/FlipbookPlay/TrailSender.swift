import FlipbookCore
import FlipbookDrawing
import Foundation
import Raster
import UIKitHost

/// The trail beside the picture: the whole motion with the present values of the parameters.
@MainActor struct TrailSender {
    /// A Boolean value that indicates whether the page shows a trail; default false.
    var isShown = false {
        didSet { if isShown { isStale = true } }
    }
    private var isStale = true
    private var scale: CGFloat = 2
    private var isDark = false

    /// A Boolean value that indicates whether the page's trail is not that of the present values.
    var isWanted: Bool { isShown && isStale }

    /// Begins again, for a page that has shown nothing.
    mutating func begin(scale: CGFloat, isDark: Bool) {
        (self.scale, self.isDark, isStale) = (scale, isDark, true)
    }

    /// Notes that values have changed.
    mutating func invalidate() { isStale = true }

    /// Returns the look of the trail to draw now; nil when none is wanted.
    mutating func take() -> Theme? {
        guard isWanted else { return nil }
        isStale = false
        return isDark ? .dark : .light
    }

    /// Returns the trail of a session's scene as a PNG, empty for a scene that has none. The touches are
    /// those of the scene's own script, for those of the page have just begun again.
    func message(of session: PlaySession, _ theme: Theme) async throws -> Data {
        var entry = session.entry
        let own = entry.input
        let duration = entry.duration
        entry = entry.playing(InputRecording(session.settings)).playing(own)
        do {
            let film = try Film(of: entry, Film.Settings(scale: entry.recordedScale ?? 2, duration: duration))
            var look = entry.trail.look
            look.theme = theme
            let picture = try await FilmRenderer().trail(of: film, look: look)
            return try Bitmap(drawing: picture, scale: scale).pngData(.fast)
        } catch let error as CancellationError {
            throw error
        } catch {
            return Data()
        }
    }
}
