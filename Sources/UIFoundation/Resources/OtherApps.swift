/// The apps below a folder that are no part of the app around it, found from the outer folders inward.
struct OtherApps {
    private let root: String
    private var folders: [String] = []

    /// The names of folders that can hold the delegate of the app around them.
    private static let parts: Set = [
        "App", "AppDelegate", "Application", "Delegates", "Supporting Files", "Sources", "Classes",
    ]

    /// Begins a search below a folder.
    init(below root: String) {
        self.root = root
    }

    /// Returns whether a folder with some names in it belongs to another app.
    mutating func hold(_ folder: String, with names: [String]) -> Bool {
        if folders.contains(where: { folder.hasPrefix($0 + "/") }) { return true }
        guard folder != root, isApp(folder, names) else { return false }
        folders.append(folder)
        return true
    }

    /// Returns whether a folder has a project, or code with a delegate or a list of its own.
    private func isApp(_ folder: String, _ names: [String]) -> Bool {
        if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return true }
        let isPart = Self.parts.contains { folder == root + "/" + $0 }
        guard !isPart, names.contains(where: { $0.hasSuffix(".swift") }) else { return false }
        return names.contains("AppDelegate.swift") || names.contains("Info.plist")
    }
}
