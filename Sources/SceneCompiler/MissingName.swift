import Foundation

/// A name that an error says is missing.
struct MissingName {
    /// The type that lacks the member; nil for a name of its own.
    let owner: String?
    let name: String
    /// True for the name of a module.
    let isModule: Bool

    /// Reads the error's sentence; nil for an error about something else.
    init?(_ diagnostic: CompilerDiagnostic) {
        let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false).map(
            String.init)
        let message = diagnostic.message
        isModule = message.hasPrefix("no such module")
        if message.hasPrefix("cannot find") || message.hasPrefix("no type named"), parts.count >= 2 {
            (owner, name) = (parts.count >= 4 && message.hasPrefix("no type") ? parts[3] : nil, parts[1])
        } else if let place = parts.firstIndex(where: { $0.contains("has no member") }), place > 0,
            place + 1 < parts.count
        {
            // A type that has two names comes with its own one last: type 'A' (aka 'B') has no member 'c'.
            (owner, name) = (parts[place - 1], parts[place + 1])
        } else if message.hasPrefix("no such module"), parts.count >= 2 {
            (owner, name) = (nil, parts[1])
        } else if message.hasPrefix("unknown attribute"), parts.count >= 2 {
            (owner, name) = (nil, "@" + parts[1])
        } else if message.hasPrefix("type"), message.hasSuffix("does not conform to protocol 'Scene'") {
            (owner, name) = (nil, Self.summary)
        } else if message.hasPrefix("generic class 'Parameter' requires that") {
            (owner, name) = (nil, Self.parameter)
        } else {
            return nil
        }
    }

    /// Returns the hint for names of Apple's; nil for others, which the user's own code lacks.
    ///
    /// - Parameter imports: the modules that the file imports.
    func hint(imports: Set<String>) -> CompileHint? {
        if name == Self.summary {
            return CompileHint(
                name: name,
                advice: "a Scene needs it; write static let summary = \"What it shows.\" in the class")
        }
        if name == Self.parameter {
            return CompileHint(
                name: name,
                advice: "a parameter is a Double, a CGFloat or an Int; for a choice write an Int in 0...1")
        }
        if let owner {
            guard isApples(owner) else { return nil }
            return CompileHint(
                name: "\(owner).\(name)",
                advice: Self.oldNames[name] ?? "Flipbook does not provide it; leave it out or replace it",
                isUnknown: Self.oldNames[name] == nil)
        }
        let known = Self.oldNames[name] ?? Self.currentForm(of: name) ?? Self.runtimeAdvice(on: name)
        if let known { return CompileHint(name: name, advice: known) }
        if name == "UIHostingController" || imports.contains("SwiftUI") && Self.swiftUI.contains(name) {
            return CompileHint(
                name: name, advice: "SwiftUI views are not filmed; film the UIKit views of the app")
        }
        if isModule {
            return CompileHint(
                name: "import \(name)", advice: "Flipbook does not provide the module; leave the line out")
        }
        for (prefix, module) in Self.families
        where name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true {
            return hint(of: module, imports: imports)
        }
        if name == "Scene", !imports.contains("Flipbook") {
            return CompileHint(name: "import Flipbook", advice: Self.missingImport)
        }
        guard isApples(name) else { return nil }
        // Flipbook does not bring UIKit along.
        let lacksImport =
            !imports.contains("UIKit") && (name.hasPrefix("UI") || !imports.contains("Foundation"))
        return lacksImport
            ? CompileHint(name: "import UIKit", advice: Self.missingImport)
            : CompileHint(name: name, advice: "Flipbook does not provide it; \(replacement)", isUnknown: true)
    }

    /// Returns the hint for a name of a module other than UIKit. Code in place of some modules, of which the
    /// files of `Tools/SourceAdapter/Sources/SourceAdapter/StandIns` are the source, has their common names.
    private func hint(of module: String, imports: Set<String>) -> CompileHint {
        guard let importers = Self.standIns[module] else {
            return CompileHint(name: name, advice: "Flipbook does not provide \(module); \(replacement)")
        }
        return imports.isDisjoint(with: importers)
            ? CompileHint(name: "import \(module)", advice: Self.missingImport)
            : CompileHint(
                name: name, advice: "Flipbook's code in place of \(module) lacks it; \(replacement)")
    }

    /// The words about what to do without a name: only a view can be replaced by a view.
    private var replacement: String {
        name.hasSuffix("View") ? "leave it out or use a UIView" : "leave it out or replace it"
    }

    /// Returns the advice to write a C function or constant of earlier Swift in its current form.
    private static func currentForm(of name: String) -> String? {
        let owners = ["CGContext": "the context", "CGPath": "the path", "CGAffineTransform": "the transform"]
        for (prefix, owner) in owners where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            guard let first = rest.first, first.isUppercase, !rest.hasSuffix("Ref") else { continue }
            return
                "functions of C are methods; write \(first.lowercased() + rest.dropFirst()) behind \(owner)"
        }
        let weight = name.dropFirst("UIFontWeight".count)
        if name.hasPrefix("UIFontWeight"), let first = weight.first {
            return "write UIFont.Weight.\(first.lowercased() + weight.dropFirst())"
        }
        return nil
    }

    /// Returns the advice on a function of the Objective-C runtime; nil for another name.
    private static func runtimeAdvice(on name: String) -> String? {
        if name == "object_getClass" { return "write type(of: object)" }
        let families = ["class_", "method_", "object_", "objc_", "ivar_", "property_", "protocol_", "sel_"]
        let isOfRuntime = families.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase == true
                && !name.dropFirst(prefix.count).contains("_")
        }
        guard isOfRuntime || name == "imp_implementationWithBlock" else { return nil }
        return "Linux has no Objective-C runtime, whose classes and methods change while a program runs; "
            + "override the method in a subclass, or call a function of your own"
    }

    private func isApples(_ name: String) -> Bool {
        let plain = name.split(separator: ".").first ?? ""
        return ["UI", "NS", "CA", "CG", "CM", "CF"].contains { prefix in
            plain.hasPrefix(prefix) && plain.dropFirst(2).first?.isUppercase == true
        }
    }

    /// The property that a scene which does not conform to `Scene` lacks, its only requirement.
    private static let summary = "static summary"
    /// The wrapper of a property whose type is none of a parameter's.
    private static let parameter = "@Parameter"
    private static let missingImport = "missing; write it at the top of the file"

    private static let families: [(String, String)] = [
        ("MK", "MapKit"), ("WK", "WebKit"), ("SCN", "SceneKit"), ("SK", "SpriteKit"), ("AR", "ARKit"),
        ("AV", "AVFoundation"), ("CL", "CoreLocation"), ("PH", "Photos"), ("CN", "Contacts"),
        ("HK", "HealthKit"),
        ("MTL", "Metal"), ("MTK", "MetalKit"), ("VN", "Vision"), ("UN", "UserNotifications"),
        ("GK", "GameKit"),
        ("CI", "CoreImage"), ("MP", "MediaPlayer"), ("MF", "MessageUI"), ("PDF", "PDFKit"),
        ("CT", "CoreText"),
    ]

    /// The modules in whose places files get code of Flipbook's, with the modules whose imports bring it.
    private static let standIns: [String: Set<String>] = [
        "MapKit": ["MapKit"], "WebKit": ["WebKit"], "AVFoundation": ["AVFoundation", "AVKit"],
        "CoreLocation": ["CoreLocation", "MapKit"], "Photos": ["Photos", "PhotosUI"],
        "GameKit": ["GameKit", "GameplayKit"],
        "MessageUI": ["MessageUI"], "UserNotifications": ["UserNotifications"],
    ]

    private static let swiftUI: Set<String> = [
        "View", "App", "State", "Binding", "ObservedObject", "StateObject", "ObservableObject", "Published",
        "EnvironmentObject", "Environment", "VStack", "HStack", "ZStack", "Text", "Button", "Color", "Image",
        "WindowGroup", "UIViewRepresentable", "UIViewControllerRepresentable", "GeometryReader",
        "NavigationView",
        "NavigationStack", "List", "ForEach", "PreviewProvider", "UIHostingController", "ViewBuilder",
        "@State",
        "@Binding", "@Published", "@StateObject", "@ObservedObject", "@ViewBuilder", "@Environment",
        "@EnvironmentObject", "Scene",
    ]

    /// The names of Swift 1 and 2, with their current ones.
    private static let oldNames = [
        "redColor": "write UIColor.red", "whiteColor": "write UIColor.white",
        "blackColor": "write UIColor.black",
        "blueColor": "write UIColor.blue", "greenColor": "write UIColor.green",
        "clearColor": "write UIColor.clear", "CGPointMake": "write CGPoint(x: x, y: y)",
        "CGRectMake": "write CGRect(x: x, y: y, width: width, height: height)",
        "CGSizeMake": "write CGSize(width: width, height: height)",
        "CGVectorMake": "write CGVector(dx: dx, dy: dy)", "dispatch_async": "write DispatchQueue.main.async",
        "dispatch_after": "write DispatchQueue.main.asyncAfter", "mainScreen": "write UIScreen.main",
    ]
}
