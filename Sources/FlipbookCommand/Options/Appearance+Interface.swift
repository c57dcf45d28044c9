import ArgumentParser
import Flipbook
import UIKitHost

extension AnimatedSVG.Appearance {
    /// Returns a scene whose interface has this style; its own style for `automatic`.
    func applied(to entry: CatalogEntry) -> CatalogEntry {
        guard self != .automatic else { return entry }
        var entry = entry
        entry.isDark = self == .dark
        return entry
    }

    /// Throws an error for a dark interface of a system that has none.
    func check(in look: SystemLook?) throws {
        guard look == .iOS12, self == .dark else { return }
        throw ValidationError(
            "--look iOS12 excludes --appearance dark: dark interfaces came with iOS 13; leave one out.")
    }
}
