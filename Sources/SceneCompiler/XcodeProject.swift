import Foundation

/// The build settings of the apps in an Xcode project.
///
/// The file is read line by line, in the form in which Xcode writes it: objects are indented by two
/// tabulators, and each setting has a line of its own. Nothing is evaluated.
struct XcodeProject {
    private struct Object {
        var values: [String: String] = [:]
        /// The first words of the lines of its lists.
        var entries: [String] = []
    }

    /// The values of the settings of each app in its configurations, those of the project in place of missing
    /// ones.
    private(set) var apps: [[[String: String]]] = []

    /// Reads the text of a `project.pbxproj`.
    init(text: String) {
        let objects = Self.objects(in: text)
        func configurations(of id: String?) -> [[String: String]] {
            let list = id.flatMap { objects[$0]?.values["buildConfigurationList"] }
            let ids = list.flatMap { objects[Self.firstWord($0)]?.entries } ?? []
            return ids.compactMap { objects[$0]?.values }
        }
        let project = objects.first { $0.value.values["isa"] == "PBXProject" }?.key
        let common = configurations(of: project)
        let isApp = { (object: Object) in
            object.values["isa"] == "PBXNativeTarget"
                && object.values["productType"] == "com.apple.product-type.application"
        }
        for id in objects.keys.sorted() where objects[id].map(isApp) == true {
            apps.append(
                configurations(of: id).map { own in
                    let usual = common.first { $0["name"] == own["name"] } ?? [:]
                    return usual.merging(own) { $1 }
                })
        }
    }

    /// Returns the values of a setting in all configurations of all apps; nil stands for a missing one.
    func values(of setting: String) -> [String?] { apps.joined().map { $0[setting] } }

    private static func objects(in text: String) -> [String: Object] {
        var objects: [String: Object] = [:]
        var current = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.drop { $0 == "\t" }
            if line.count - words.count == 2, words.hasSuffix("= {") { current = firstWord(words) }
            if words.hasSuffix(","), !words.contains("=") {
                objects[current, default: Object()].entries.append(firstWord(words.dropLast()))
            } else if words.hasSuffix(";"), let sign = words.range(of: " = ") {
                let key = unquoted(words[..<sign.lowerBound])
                objects[current, default: Object()].values[key] = unquoted(
                    words[sign.upperBound...].dropLast())
            }
        }
        return objects
    }

    private static func firstWord(_ text: some StringProtocol) -> String {
        String(text.prefix { $0 != " " })
    }

    private static func unquoted(_ text: some StringProtocol) -> String {
        text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
            ? String(text.dropFirst().dropLast()) : String(text)
    }
}
