import ArgumentParser
import UIKitHost

extension SystemLook {
    /// The help of `--look`.
    static let help = ArgumentHelp(
        "The system whose controls, bars and sheets are shown: iOS12, iOS18 or iOS26. (default: the scene's)",
        valueName: "NAME", visibility: .hidden)
    /// The names for completions.
    static let completion = CompletionKind.list(allCases.map(\.rawValue))

    /// Creates the look that an argument names, in any letter case.
    /// - Throws: `ValidationError` for an unknown name, with those that exist.
    init(argument: String) throws {
        guard let look = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() })
        else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("There is no look “\(argument)”. There are \(names).")
        }
        self = look
    }
}
