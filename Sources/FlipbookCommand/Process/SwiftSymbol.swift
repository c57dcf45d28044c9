import Foundation
import SceneCompiler
import SourceOutline

/// A Swift function by its mangled symbol, such as `$s12FilmedScenes4FallC11viewDidLoadyyF`.
struct SwiftSymbol {
    /// The mangled symbol.
    let text: String

    /// The modules of this package and of its dependencies.
    private static let ownModules = Set(
        PackageModules.imported + PackageModules.others + PackageModules.foreign)

    /// True when the function belongs to a module of the command.
    var isOfCommand: Bool { module.map(Self.ownModules.contains) ?? false }

    /// True when the function belongs to a scene: to a scene file, or to a module that is not one of the
    /// command's.
    var isOfScene: Bool {
        if isOfSceneFile { return true }
        guard let module else { return false }
        return !Self.ownModules.contains(module)
    }

    /// True for code of a scene file or an app folder.
    var isOfSceneFile: Bool { isOfPage || text.contains(Self.mangled(SceneLibrary.moduleName)) }

    /// True for the function with a playground's top-level code.
    private var isOfPage: Bool { text == SceneLibrary.pageFunction }

    /// The module that declares the function; nil for code of the compiler and of the standard library.
    private var module: String? {
        guard text.hasPrefix("$s") else { return nil }
        let digits = text.dropFirst(2).prefix { $0.isNumber && $0.isASCII }
        guard let count = Int(digits) else { return nil }
        return String(text.dropFirst(2 + digits.count).prefix(count))
    }

    private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }

    /// The function's readable name, such as `Fall.viewDidLoad()` or `a closure in Fall.viewDidLoad()`,
    /// or `top-level code` of a playground.
    var name: String {
        if isOfPage { return "top-level code" }
        guard var name = demangled.map(Self.withoutPrefixes) else { return text }
        // A private name comes with a hash of its file: (pick in _8FE07F77).
        name = name.replacingOccurrences(
            of: #"\((\w+) in _[0-9A-F]+\)"#, with: "$1", options: .regularExpression)
        let isClosure = name.hasPrefix("closure #")
        if let inner = name.range(of: " in ", options: .backwards) {
            name = String(name[inner.upperBound...])
        }
        if let result = name.range(of: " -> ", options: .backwards) {
            name = String(name[..<result.lowerBound])
        }
        for effect in [" throws", " async"] where name.hasSuffix(effect) { name.removeLast(effect.count) }
        if let type = name.range(of: " : ") { name = String(name[..<type.lowerBound]) }
        for module in [SceneLibrary.moduleName, module].compactMap(\.self) + Array(Self.ownModules) + [
            "Swift"
        ] {
            name = name.replacingOccurrences(of: module + ".", with: "")
        }
        if name.isEmpty { return text }
        return isClosure ? "a closure in \(name)" : name
    }

    /// Returns a demangled name without the words for the compiler's copies and forms of a function, such as
    /// "generic specialization <Swift.Int> of ".
    private static func withoutPrefixes(_ name: String) -> String {
        var name = name[...]
        while let prefix = name.range(of: prefixes, options: [.regularExpression, .anchored]) {
            name = name[prefix.upperBound...]
        }
        return String(name)
    }

    private static let prefixes =
        "(generic|function signature)[a-z -]* specialization <.*?> of "
        + "|merged |partial apply forwarder for |dispatch thunk of "
        + #"|\(\d+\) (suspend|await) resume partial function for "#

    private var demangled: String? {
        typealias Demangle =
            @convention(c) (
                UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
            ) -> UnsafeMutablePointer<CChar>?
        guard let function = dlsym(nil, "swift_demangle"),
            let result = unsafeBitCast(function, to: Demangle.self)(text, text.utf8.count, nil, nil, 0)
        else { return nil }
        defer { free(result) }
        return String(cString: result)
    }
}
