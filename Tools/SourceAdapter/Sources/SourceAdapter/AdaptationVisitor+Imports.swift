import SourceOutline
import SwiftSyntax

extension AdaptationVisitor {
    /// Replaces the import of a module that Linux lacks: by UIKit where UIKit or stand-ins declare the
    /// module's names or the file does not import it, otherwise by nothing. A note names the features that
    /// are left out.
    func adaptImport(_ node: ImportDeclSyntax) {
        guard let module = node.path.first?.name.text else { return }
        switch SystemModule(named: module) {
        case .available:
            // A part of a module, such as UIKit.UIGestureRecognizerSubclass, is in the module itself.
            if node.path.count > 1, node.importKindSpecifier == nil { replace(node, module) }
            return
        case .complete:
            return replace(node, "UIKit")
        case .partOf(let other):
            return replace(node, other)
        case .inert(let what):
            note("Flipbook does not provide \(module): \(what).", at: node)
            return replace(node, "UIKit")
        case .missing where module == "SwiftUI":
            note("SwiftUI views are not filmed; film the UIKit views of the app.", at: node)
        case .missing(let advice):
            note("Flipbook does not provide \(module)\(advice.map { "; \($0)" } ?? "").", at: node)
        case .unknown:
            if unit.hasSources(ofModule: module, importedBy: file) { break }
            note("There is no module \(module); put its source files into the same folder.", at: node)
        }
        // Frameworks for iPhones bring UIKit with them, so that a file needs no import of its own.
        if unit.files[file].imports.contains("UIKit") { blank(node) } else { replace(node, "UIKit") }
    }

    /// Replaces the module before a name of this unit, as in `Menu.show(item)` after `import Menu`, by the
    /// one as which all files are compiled: a function of the file's class may have the bare name.
    func adaptModule(_ base: TokenSyntax?, of member: String) {
        guard let base, unit.files[file].imports.contains(base.text), unit.globalNames.contains(member),
            case .unknown = SystemModule(named: base.text),
            !unit.types.contains(where: { $0.name == base.text && !$0.isExtension })
        else { return }
        add(.replace(base, with: FilmedModule.name))
    }

    /// Imports UIKit in a file without an import of it, as the umbrella header of a framework or the bridging
    /// header of an app does.
    func importUIKit(in node: SourceFileSyntax) {
        guard !node.statements.isEmpty, unit.usesUIKit, !unit.files[file].outline.importsUIKit else { return }
        add(SourceEdit(range: 0..<0, replacement: "import UIKit; "))
    }

    private func replace(_ node: ImportDeclSyntax, _ module: String) {
        let start = (node.importKindSpecifier.map { $0.textRange } ?? node.path.textRange).lowerBound
        add(SourceEdit(range: start..<node.path.textRange.upperBound, replacement: module))
        for attribute in node.attributes { blank(attribute) }
    }
}

extension SourceUnit {
    /// Returns true if the files of a module are among the unit's: they declare a type of its name, or lie
    /// in a folder of that name that does not hold the file with the import.
    fileprivate func hasSources(ofModule name: String, importedBy file: Int) -> Bool {
        if types.contains(where: { $0.name == name && !$0.isExtension }) { return true }
        let own = files[file].path.split(separator: "/").dropLast()
        return files.contains {
            let folders = $0.path.split(separator: "/").dropLast()
            let shared = zip(folders, own).prefix { $0 == $1 }.count
            return folders.dropFirst(shared).contains { $0 == name }
        }
    }
}

/// The availability of a module that iPhone code imports.
enum SystemModule {
    /// The module exists under this name.
    case available
    /// Stand-ins declare its names, with their effects.
    case complete
    /// Another module declares its names.
    case partOf(String)
    /// Stand-ins declare its names and do nothing; the text names the features left out.
    case inert(String)
    /// The module is missing; the text, if any, names an alternative.
    case missing(String?)
    /// The module is not one of Apple's.
    case unknown

    init(named name: String) {
        if Self.existing.contains(name) {
            self = .available
        } else if let other = Self.parts[name] {
            self = .partOf(other)
        } else if StandIns.complete.contains(name) {
            self = .complete
        } else if let what = Self.inert[name] {
            self = .inert(what)
        } else if let advice = Self.missing[name] {
            self = .missing(advice.isEmpty ? nil : advice)
        } else {
            self = .unknown
        }
    }

    private static let existing = PackageModules.kept.union([
        "_Concurrency", "FoundationNetworking", "FoundationXML",
    ])

    // UIKit hides timers, queues and random numbers of Foundation and of the C library by those of the film,
    // unless a file imports these modules themselves.
    private static let parts = [
        "QuartzCore": "UIKit", "CoreGraphics": "UIKit", "CoreMotion": "UIKit", "PlaygroundSupport": "UIKit",
        "XCPlayground": "UIKit", "CoreText": "UIKit", "CoreImage": "UIKit", "ImageIO": "UIKit",
        "MobileCoreServices": "UIKit", "UniformTypeIdentifiers": "UIKit", "Darwin": "UIKit",
        "CoreFoundation": "UIKit", "ObjectiveC": "UIKit", "simd": "UIKit", "Accelerate": "UIKit",
        "Foundation": "UIKit", "Dispatch": "UIKit", "Glibc": "UIKit",
    ]

    private static let inert = StandIns.summaries

    private static let missing = [
        "SwiftUI": "",
        "SceneKit": "", "SpriteKit": "", "RealityKit": "", "ARKit": "", "Metal": "",
        "MetalKit": "",
        "CloudKit": "", "Contacts": "", "HealthKit": "",
        "GLKit": "", "OpenGLES": "", "Vision": "", "CoreML": "", "Network": "",
        "WidgetKit": "", "ActivityKit": "", "SwiftData": "", "CoreBluetooth": "", "Security": "",
        "PDFKit": "", "EventKit": "", "PassKit": "",
        "Intents": "",
        "WatchConnectivity": "", "CryptoKit": "", "XCTest": "tests are not filmed",
        "Testing": "tests are not filmed",
    ]
}
