import ArgumentParser
import UIKit

extension DeviceProfile {
    /// Creates the device that an argument names.
    /// - Throws: `ValidationError` for an unknown name, with those that exist.
    init(argument: String) throws {
        if argument == "list" { throw CleanExit.message(Self.list) }
        guard let device = DeviceProfile.named(argument) else {
            let names = DeviceProfile.all.map(\.name).joined(separator: ", ")
            throw ValidationError(
                "There is no device “\(argument)”. There are \(names); “:landscape” behind a name lays it on its "
                    + "side.")
        }
        self = device
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
