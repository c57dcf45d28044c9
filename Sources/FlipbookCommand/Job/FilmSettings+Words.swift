import ArgumentParser
import Flipbook
import UIKitHost

extension FilmSettings {
    /// The settings as command-line options, without defaults.
    var words: [String] {
        let screen = device.map { ["--device", $0.nameWithDirection] } ?? []
        return (fps.map { ["--fps", $0.typed] } ?? []) + (givenScale.map { ["--scale", $0.typed] } ?? [])
            + screen + (turn.map { ["--turn", $0.typed] } ?? [])
            + (appearance == .automatic ? [] : ["--appearance", appearance.rawValue])
            + (system.map { ["--look", $0.rawValue] } ?? [])
            + (duration.map { ["--duration", $0.typed] } ?? []) + (debug ? ["--debug"] : [])
            + (raw ? ["--raw"] : []) + (usesStandIns ? ["--stand-in"] : [])
    }
}
