import Flipbook
import UIKitHost

extension FilmSettings {
    /// Returns the settings for a picture on the paper of a theme; nil for the default one. Black texts of a
    /// light interface would be lost on dark paper, so the interface is dark there without --appearance.
    func onPaper(of theme: Theme.Name?) -> FilmSettings {
        guard theme == .dark, appearance == .automatic, system != .iOS12 else { return self }
        var settings = self
        settings.appearance = .dark
        return settings
    }
}
