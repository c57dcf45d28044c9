/// The classes with which an app starts: its delegate and that of its scene.
///
/// They are found in the text, by the protocols that they name. The delegate that an attribute such as
/// `@UIApplicationMain` marks comes before others.
public struct AppClasses: Hashable, Sendable {
    /// The name of the app's delegate; nil for none.
    public let delegate: String?
    /// The name of the scene's delegate; nil for none.
    public let sceneDelegate: String?
    /// True when a file of one of them sets a root view controller, so that the app needs no storyboard.
    public let setsRootController: Bool

    /// Finds the classes of a unit. A class is left out when one of the excluded files declares it.
    public init(in unit: UnitOutline, without excluded: Set<Int> = []) {
        let classes = unit.types.filter { $0.isMakeableClass && !excluded.contains($0.file) }
        func all(_ protocols: [String]) -> [TypeOutline] {
            classes.filter { type in
                unit.types.contains { part in
                    part.name == type.name && part.inherited.contains(where: protocols.contains)
                }
            }
        }
        let delegates = all(["UIApplicationDelegate"])
        let app = delegates.first(where: \.isEntry) ?? delegates.first
        let scene = all(["UIWindowSceneDelegate", "UISceneDelegate"]).first
        (delegate, sceneDelegate) = (app?.name, scene?.name)
        setsRootController = [app, scene].compactMap { $0?.file }.contains { file in
            unit.files[file].text.contains("rootViewController")
        }
    }

    /// Returns true for types among which an attribute marks one as the app's entry.
    public static func hasEntry(_ types: [TypeOutline]) -> Bool {
        !entries(among: types).isEmpty
    }

    /// Returns the delegates that an attribute marks as the app's entry, each once.
    public static func entries(among types: [TypeOutline]) -> [TypeOutline] {
        var names: Set<String> = []
        return types.filter {
            $0.isEntry && $0.inherited.contains("UIApplicationDelegate") && names.insert($0.name).inserted
        }
    }
}
