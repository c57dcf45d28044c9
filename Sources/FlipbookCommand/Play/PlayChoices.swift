/// The choices of the page, for the next version of the scene.
struct PlayChoices {
    private var page: String?
    private var plain: [String: String] = [:]
    private var values: [String: String] = [:]

    /// The words whose last line is kept.
    private static let kept: Set<String> = ["device", "appearance", "speed", "trail"]

    /// Notes a line of the page.
    mutating func note(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard let word = words.first else { return }
        switch word {
        case "page": page = line
        case "play", "pause", "step": plain["time"] = word == "play" ? "play" : "pause"
        case "set" where words.count == 3: values[words[1]] = line
        case "reset": values = [:]
        // The text has the value then.
        case "write" where words.count == 2: values[words[1]] = nil
        case _ where Self.kept.contains(word): plain[word] = line
        default: break
        }
    }

    /// Notes that the page has gone.
    mutating func hasGone() { page = nil }

    /// The lines for a process that has none of the choices yet.
    var lines: [String] {
        let chosen = ["device", "appearance", "speed", "trail", "time"].compactMap { plain[$0] }
        return chosen + values.sorted { $0.key < $1.key }.map(\.value) + (page.map { [$0] } ?? [])
    }
}
