import ArgumentParser
import Flipbook
import Foundation

/// The words that the argument parser's message about an option lacks: the values of an option that is not in
/// the help, and the commands that have an option which the given one has not.
struct OptionAdvice {
    private let message: String

    /// Creates advice about a message of the argument parser.
    init(on message: String) {
        self.message = message
    }

    /// Returns the message with the advice.
    ///
    /// - Parameter commands: the commands, among which options are looked up.
    func text(among commands: [any ParsableCommand.Type]) -> String {
        withValues.withOwners(among: commands)
    }

    /// The values of options that are in no help, for which the parser names none.
    private static let values = [
        "--appearance": AnimatedSVG.Appearance.allCases.map(\.rawValue),
        "--still": StillChoice.allCases.map(\.rawValue),
        "--text": TextForm.allCases.map(\.rawValue),
    ]

    private var withValues: OptionAdvice {
        for (option, values) in Self.values {
            let refusal = "is invalid for '\(option)'"
            guard let range = message.range(of: refusal + "\n") else { continue }
            let names = values.map { "'\($0)'" }
            let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
            return OptionAdvice(
                on: message.replacingCharacters(
                    in: range, with: "\(refusal). Please provide one of \(list).\n"))
        }
        return self
    }

    private func withOwners(among commands: [any ParsableCommand.Type]) -> String {
        let start = "Error: Unknown option '"
        guard message.hasPrefix(start) else { return message }
        let option = String(message.dropFirst(start.count).prefix { $0 != "'" })
        let line = String(message.prefix { !$0.isNewline })
        let near = line.split(separator: "'").last { $0.hasPrefix("--") }.map(String.init) ?? option
        let isNear = near != option && suggestion(to: option, among: [near]) != nil
        guard option.hasPrefix("--"), !isNear else { return message }
        let owners = commands.filter { $0.helpMessage(includeHidden: true).contains("  \(option) ") }
            .filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
        guard let last = owners.last else {
            return "\(start)\(option)'" + message.dropFirst(line.count)
        }
        let list = (owners.count > 1 ? owners.dropLast().joined(separator: ", ") + " and " : "") + last
        return "\(start)\(option)'. It is an option of \(list)." + message.dropFirst(line.count)
    }
}
