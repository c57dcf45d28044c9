import Foundation

extension SceneModule {
    /// Returns modules whose apps all have names of their own: those of one name get the folders around
    /// theirs, as many as distinguish them.
    static func distinguishingApps(of modules: [SceneModule]) -> [SceneModule] {
        modules.map { module in
            let others = modules.filter { $0.app == module.app && $0.place != module.place }
            guard module.app != nil, !others.isEmpty else { return module }
            var module = module
            module.app = shortestEnd(of: module.place, unlike: others.map(\.place))
            return module
        }
    }

    /// Returns the last parts of a path that no other path ends with.
    private static func shortestEnd(of path: String, unlike others: [String]) -> String {
        func parts(_ path: String) -> [String] {
            URL(fileURLWithPath: path).standardizedFileURL.pathComponents.filter { $0 != "/" }
        }
        let own = parts(path)
        let count = (1...max(1, own.count)).first { count in
            !others.contains { parts($0).suffix(count) == own.suffix(count) }
        }
        return own.suffix(count ?? own.count).joined(separator: "/")
    }
}
