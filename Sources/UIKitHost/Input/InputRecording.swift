/// A session of `flipbook play`: the touches, and the screen and values that the scene had. Flipbook's own.
///
/// Its text is that of a script, with lines of settings before the touches:
///
///     device iPhone15
///     appearance dark
///     look iOS26
///     set elasticity=0.9
///     ticks 340
///     touch 30: 60,120 62.5,121*4 70,130
///
/// Each setting may be left out. `ticks` is the number of ticks shown, 60 a second, which is the film's
/// length.
public struct InputRecording: Sendable, Hashable {
    /// The touches and tilts.
    public var script = InputScript()
    /// The screen; nil for the scene's own size.
    public var device: DeviceProfile?
    /// A Boolean value that indicates whether the interface is dark; default false.
    public var isDark = false
    /// The generation of Apple's system that is shown; nil for the scene's own.
    public var look: SystemLook?
    /// The values of parameters by name; missing ones have the scene's defaults.
    public var parameters: [String: Double] = [:]
    /// The number of ticks shown, the first of which is the scene as it was set up; nil for the scene's
    /// duration.
    public var ticks: Int?

    /// The largest number of ticks, those of an hour.
    public static let mostTicks = 3600 * InputScript.ticksPerSecond

    /// Creates a recording of nothing.
    public init() {}

    /// The length of the film in seconds; nil for the scene's duration.
    public var duration: TimeInterval? { ticks.map { InputScript.time(ofTick: $0) } }
}

extension InputRecording {
    private enum Word: String { case device, appearance, look, set, ticks }

    /// Reads a recording, or a script without settings.
    ///
    /// - Throws: `InputScript.TextError` for the first line of settings, or else of the script, that breaks a
    /// rule.
    public init(text: String) throws {
        var rest: [Substring] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespacesAndNewlines)
            let words = code.split(maxSplits: 1) { $0 == " " || $0 == "\t" }.map(String.init)
            guard let first = words.first, let word = Word(rawValue: first) else {
                rest.append(line)
                continue
            }
            // An empty line in its place keeps the numbers of those behind it.
            rest.append("")
            if let rule = read(word, words.count > 1 ? words[1] : "") {
                throw InputScript.TextError(message: "“\(code)” \(rule)", line: index + 1)
            }
        }
        script = try InputScript(text: rest.joined(separator: "\n"))
    }

    /// Reads a setting, or returns the rule that it breaks.
    private mutating func read(_ word: Word, _ value: String) -> String? {
        switch word {
        case .device:
            guard let device = DeviceProfile.named(value) else {
                return "names no device; `--device list` lists them"
            }
            self.device = device
        case .appearance:
            guard ["light", "dark"].contains(value) else { return "is neither light nor dark" }
            isDark = value == "dark"
        case .look:
            guard let look = SystemLook(rawValue: value) else {
                return
                    "names no look; there are \(SystemLook.allCases.map(\.rawValue).joined(separator: ", "))"
            }
            self.look = look
        case .set:
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, let number = Double(decimal: parts[1]), number.isFinite
            else {
                return "sets no parameter; write it as in “set elasticity=0.9”"
            }
            guard parameters.updateValue(number, forKey: String(parts[0])) == nil else {
                return "sets a parameter for the second time"
            }
        case .ticks:
            guard let ticks = Int(value), 1...Self.mostTicks ~= ticks else {
                return "needs a whole number from 1 to \(Self.mostTicks)"
            }
            self.ticks = ticks
        }
        return nil
    }

    /// The recording in the form that `init(text:)` reads.
    public var text: String {
        var lines: [String] = []
        if let device { lines.append("device \(device.nameWithDirection)") }
        if isDark { lines.append("appearance dark") }
        if let look { lines.append("look \(look.rawValue)") }
        lines += parameters.sorted { $0.key < $1.key }.map { "set \($0.key)=\($0.value)" }
        if let ticks { lines.append("ticks \(ticks)") }
        return lines.map { $0 + "\n" }.joined() + script.text
    }
}
