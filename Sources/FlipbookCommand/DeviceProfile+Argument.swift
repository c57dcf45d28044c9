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
}
