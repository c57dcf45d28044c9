import CoreGeometry
import Picture
import UIKitHost

extension Manifest {
    /// Returns the film of the manifest, of its scene as it is now.
    /// - Throws: `FilmError.invalid` for a scene of another name, or for settings that it no longer allows.
    @MainActor public func film(of entry: CatalogEntry) throws -> Film {
        guard entry.name == scene else {
            throw FilmError.invalid("The folder holds a film of “\(scene)”, not of “\(entry.name)”.")
        }
        return try Film(of: try shown(entry), filmSettings).resolved()
    }

    /// Returns a scene as the film showed it: on the same device, in the same look and style, with the same
    /// touches.
    /// - Throws: `FilmError.lacking` for a device or a script that this version does not know, as a film.json
    ///   of another origin may have.
    package func shown(_ entry: CatalogEntry) throws -> CatalogEntry {
        var entry = try shownOnDevice(entry)
        if dark == true { entry.isDark = true }
        if let look = look.flatMap(SystemLook.init(rawValue:)) { entry.look = look }
        if standIns == true { entry.usesStandIns = true }
        if touches == Self.hiddenTouches { entry.showsTouches = false }
        if keyboard == Self.hiddenKeyboard { entry.showsKeyboard = false }
        guard let script else { return entry }
        do {
            return entry.playing(try InputScript(text: script))
        } catch {
            throw FilmError.lacking("The script in film.json is none: \(error)")
        }
    }

    private func shownOnDevice(_ entry: CatalogEntry) throws -> CatalogEntry {
        guard let device else { return entry }
        guard let profile = DeviceProfile.named(device) else {
            throw FilmError.lacking("film.json names the device “\(device)”, which there is not.")
        }
        let entry = entry.shown(on: profile)
        return turn.map { entry.turning(by: DeviceTurn(of: profile, at: $0)) } ?? entry
    }

    /// The settings of the film, for all of its frames.
    package var filmSettings: Film.Settings {
        get throws {
            Film.Settings(
                fps: fps, scale: scale, duration: duration,
                background: try Color(named: background ?? "white"),
                showsDebugOverlay: debug ?? false, showsRawMotion: raw ?? false,
                showsBezel: bezel ?? false, slowMotion: slowMotion ?? 1, motionBlur: motionBlur ?? 1,
                parameters: parameters ?? [:],
                sweep: sweep)
        }
    }
}
