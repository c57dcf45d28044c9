import ArgumentParser
import UIKit

extension DeviceProfile {
    /// Creates the device that an argument names.
    /// - Throws: `ValidationError` for an unknown name, with those that exist.
    init(argument: String) throws {
        guard let device = DeviceProfile.named(argument) else {
            let names = DeviceProfile.all.map(\.name).joined(separator: ", ")
            throw ValidationError(
                "There is no device “\(argument)”. There are \(names); “:landscape” behind a name lays it on its "
                    + "side.")
        }
        self = device
    }

    /// Throws the list of the models when words of a command line ask for it: `--device list`. It is printed
    /// whatever else is missing from the command line.
    /// - Throws: `CleanExit` with the list.
    static func checkList(_ words: [String]) throws {
        let asks = zip(words, words.dropFirst()).contains { $0 == ("--device", "list") }
        if asks || words.contains("--device=list") { throw CleanExit.message(list) }
    }

    /// The models with their sizes, a line each.
    private static var list: String {
        all.map { device in
            let size = "\(Int(device.size.width)) x \(Int(device.size.height)) pt"
            return "\(device.name.padding(toLength: 16, withPad: " ", startingAt: 0)) \(size), "
                + "\(Int(device.scale)) pixels per point"
        }.joined(separator: "\n")
    }
}
