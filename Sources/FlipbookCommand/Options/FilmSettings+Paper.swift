import Flipbook
import Picture
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

    /// Returns the color of the screen on paper of the other style than the interface, whose texts would be
    /// lost on it: white behind the black texts of a light interface on dark paper. Nil where both agree.
    func ground(on theme: Theme.Name) -> Color? {
        let isDark = system != .iOS12 && onPaper(of: theme).appearance == .dark
        guard isDark != (theme == .dark) else { return nil }
        return (isDark ? Theme.dark : .light).paper
    }
}
