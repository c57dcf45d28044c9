import ArgumentParser
import Flipbook
import UIKitHost

extension FilmSettings {
    /// The settings as command-line options, without defaults.
    var words: [String] {
        (fps.map { ["--fps", $0.typed] } ?? []) + (givenScale.map { ["--scale", $0.typed] } ?? [])
            + (device.map { ["--device", $0.name + ($0.isLandscape ? ":landscape" : "")] } ?? [])
            + (turn.map { ["--turn", $0.typed] } ?? [])
            + (appearance == .automatic ? [] : ["--appearance", appearance.rawValue])
            + (system.map { ["--look", $0.rawValue] } ?? [])
            + (duration.map { ["--duration", $0.typed] } ?? []) + (debug ? ["--debug"] : [])
            + (raw ? ["--raw"] : []) + (usesStandIns ? ["--stand-in"] : [])
    }
}
