/// The classes of files compiled together that can be filmed: those that conform to `Scene`, and view
/// controllers. They are found in the text, without the compiler.
///
/// Only classes at a file's top level count, and neither private nor generic ones. Inheritance is followed
/// through the classes, protocols and extensions of the same files.
public struct SceneClasses: Sendable {
    /// A class that can be filmed.
    public struct Found: Hashable, Sendable {
        /// The class's name.
        public let name: String
        /// True when the class conforms to `Scene`; false for a plain view controller.
        public let isScene: Bool
        /// A Boolean value that indicates whether only a storyboard can create an object of the class:
        /// `Name()` does not compile.
        public let needsStoryboard: Bool

        /// Creates a description.
        public init(name: String, isScene: Bool, needsStoryboard: Bool = false) {
            (self.name, self.isScene, self.needsStoryboard) = (name, isScene, needsStoryboard)
        }
    }

    /// All classes that can be filmed, in the order of the files and of their texts.
    public let all: [Found]
    /// The candidates when the command line names no class: the scenes. Without any, the view controllers
    /// from which no other class of the unit inherits.
    public let candidates: [Found]
    /// The types that would be scenes but for a rule that they break, each with that rule as a clause.
    private let nearMisses: [(name: String, rule: String)]

    /// The rule that the first type breaks which would be a scene but for it, as a clause; nil where no type
    /// is near.
    public var nearMiss: String? { nearMisses.first?.rule }

    /// Returns the rule that a type breaks which would be a scene but for it, as a clause; nil for others.
    public func nearMiss(ofType name: String) -> String? { nearMisses.first { $0.name == name }?.rule }

    /// Finds the classes of a unit. A class is left out when one of the excluded files declares it.
    ///
    /// - Parameters:
    ///   - unit: the files.
    ///   - excluded: the indices of files that are left out.
    ///   - isDrawn: returns true for a class of which a storyboard creates an object. It is called only for
    ///     controllers that cannot be created without arguments, with their names in Swift and Objective-C.
    public init(
        in unit: UnitOutline, without excluded: Set<Int> = [], isDrawn: (String) -> Bool = { _ in false }
    ) {
        let declarations = unit.types
        let heirs = Self.heirs(in: declarations)
        let scenes = Self.descendants(of: ["Scene"], heirs)
        let controllers = Self.descendants(of: Self.controllers, heirs)
        let creatable = Self.creatableWithoutArguments(declarations)
        var seen: Set<String> = []
        all = declarations.compactMap { declaration in
            let name = declaration.plainName
            guard declaration.isVisibleClass, !excluded.contains(declaration.file), seen.insert(name).inserted
            else { return nil }
            if scenes.contains(name) { return Found(name: name, isScene: true) }
            guard controllers.contains(name) else { return nil }
            if creatable.contains(declaration.name) { return Found(name: name, isScene: false) }
            let isNamed = isDrawn(name) || declaration.objectiveCName.map(isDrawn) == true
            return isNamed ? Found(name: name, isScene: false, needsStoryboard: true) : nil
        }
        let classes = Set(declarations.filter(\.isClass).map(\.name))
        nearMisses = declarations.compactMap { declaration -> (name: String, rule: String)? in
            let name = declaration.plainName
            // An extension of a class of the unit says nothing that its declaration does not.
            guard declaration.isClass || !classes.contains(declaration.name) else { return nil }
            let isController = controllers.contains(name)
            let isCreatable = !isController || creatable.contains(declaration.name)
            let rule =
                scenes.contains(name) || isController
                ? declaration.refusal(isCreatable: isCreatable) : declaration.swiftUIRefusal
            return rule.map { (name, $0) }
        }
        let isScene = all.contains(where: \.isScene)
        candidates = all.filter { isScene ? $0.isScene : heirs[$0.name] == nil }
    }

    /// UIKit's view controllers that scenes inherit from.
    private static let controllers = [
        "UIViewController", "UICollectionViewController", "UITableViewController", "UINavigationController",
        "UITabBarController", "UIPageViewController", "UISplitViewController",
    ]

    /// Returns the names of the classes of which `Name()` compiles: there is no designated initializer, so
    /// all are inherited; or an initializer needs no arguments; or one of UIKit's is overridden, which
    /// `init()` calls.
    private static func creatableWithoutArguments(_ declarations: [TypeOutline]) -> Set<String> {
        let initializers = Dictionary(grouping: declarations, by: \.name).mapValues {
            $0.flatMap(\.initializers)
        }
        let classes = Dictionary(declarations.filter(\.isClass).map { ($0.name, $0) }) { first, _ in first }
        var results: [String: Bool] = [:]
        for start in classes.keys where results[start] == nil {
            // The classes that inherit all initializers, up to one that decides.
            var (chain, next, result) = ([String](), String?.some(start), true)
            while let name = next, chain.count <= classes.count {
                chain.append(name)
                if let known = results[name] {
                    result = known
                    break
                }
                let own = initializers[name] ?? []
                if own.contains(where: \.takesNothing) || own.contains(where: { !$0.isConvenience }) {
                    result = own.contains(where: \.takesNothing)
                    break
                }
                next = classes[name]?.inherited.first { classes[$0] != nil }
            }
            for name in chain { results[name] = result }
        }
        return Set(results.filter(\.value).keys)
    }

    /// Returns the names of the declarations that inherit from each name.
    private static func heirs(in declarations: [TypeOutline]) -> [String: [String]] {
        declarations.reduce(into: [:]) { heirs, declaration in
            for parent in declaration.inherited { heirs[parent, default: []].append(declaration.plainName) }
        }
    }

    private static func descendants(of names: [String], _ heirs: [String: [String]]) -> Set<String> {
        var found: Set<String> = []
        var open = names.flatMap { heirs[$0] ?? [] }
        while let next = open.popLast() {
            if found.insert(next).inserted { open += heirs[next] ?? [] }
        }
        return found
    }
}

extension TypeOutline {
    /// The name without backquotes.
    fileprivate var plainName: String { name.filter { $0 != "`" } }

    fileprivate var isVisibleClass: Bool { isClass && !isPrivate && !isGeneric && !name.contains(".") }

    /// The reason for which a view of SwiftUI is no scene; nil for other types.
    fileprivate var swiftUIRefusal: String? {
        guard !isClass, inherited.contains("View") || inherited.contains("App") else { return nil }
        return "“\(plainName)” is SwiftUI, of which Flipbook films nothing; film a view controller"
    }

    /// Returns the rule that keeps a scene or view controller from being filmed; nil for one that breaks
    /// none.
    ///
    /// - Parameter isCreatable: true where an object can be created without arguments.
    fileprivate func refusal(isCreatable: Bool) -> String? {
        if !isClass {
            return "“\(plainName)” is no class; make it a class that inherits from UIViewController"
        }
        if isPrivate { return "“\(plainName)” is private; leave “private” out" }
        if name.contains(".") { return "“\(plainName)” is in another type; move it to the file's top level" }
        if isGeneric { return "“\(plainName)” takes type parameters; inherit from it with types" }
        if !isCreatable {
            return
                "“\(plainName)” cannot be created by init(); give the parameters of its initializer defaults"
        }
        return nil
    }
}
