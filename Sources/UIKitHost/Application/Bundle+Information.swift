import Foundation

/// The information about an app, inserted by source adaptation in place of Foundation's: the main bundle of a
/// film is Flipbook.
extension Bundle {
    /// The values of Info.plist that a new app of Xcode has: the name of the scene's module, version 1.0 and
    /// build 1. For other bundles their own. Flipbook's own.
    @preconcurrency @MainActor public var flipbookInfoDictionary: [String: Any]? {
        guard self === Bundle.main else { return infoDictionary }
        let name = RunContext.current.moduleName ?? "App"
        return [
            "CFBundleName": name, "CFBundleExecutable": name, "CFBundleDisplayName": name,
            "CFBundleIdentifier": "com.example.\(name)", "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
        ]
    }

    /// The app's identifier; for other bundles their own. Flipbook's own.
    @preconcurrency @MainActor public var flipbookBundleIdentifier: String? {
        self === Bundle.main ? flipbookInfoDictionary?["CFBundleIdentifier"] as? String : bundleIdentifier
    }

    /// Returns a value of `flipbookInfoDictionary`. Flipbook's own.
    @preconcurrency @MainActor public func flipbookObject(forInfoDictionaryKey key: String) -> Any? {
        flipbookInfoDictionary?[key]
    }
}
