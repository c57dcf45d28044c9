import ArgumentParser
import Flipbook
import UIKit

/// The screen of a run, of the commands without the settings of a film.
struct ScreenOption: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A screen: iPhone15, iPadMini:landscape; “list” shows all.", valueName: "NAME"),
        completion: .devices, transform: DeviceProfile.init(argument:))
    var device: DeviceProfile?

    /// Returns a scene on the screen.
    func applied(to entry: CatalogEntry) -> CatalogEntry { device.map { entry.shown(on: $0) } ?? entry }

    /// Returns the number of pixels per point with which a scene is filmed: it may place items on pixels.
    func scale(of entry: CatalogEntry) -> Double {
        device.map { Double($0.scale) } ?? entry.recordedScale ?? Film.Settings().scale
    }

    /// The option as it is on the command line.
    var words: [String] { device.map { ["--device", $0.nameWithDirection] } ?? [] }
}
