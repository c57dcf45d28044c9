import Foundation

/// The stored settings of a run, in memory: each film begins with none, and leaves no file.
///
/// Any thread may use it, as Apple's documentation promises for `UserDefaults`.
package final class DefaultsStore: @unchecked Sendable {
    /// The store of code that runs before and beside films.
    static let outsideOfRuns = DefaultsStore()
    /// The name of the app's own domain. A film does not know the app's identifier, so it has none of the
    /// names that code uses.
    static let ownDomain = ""

    private static let currentLock = NSLock()
    nonisolated(unsafe) private static var latest = outsideOfRuns

    private let lock = NSLock()
    private var domains: [String: [String: Any]] = [ownDomain: [:]]
    private var volatileDomains: [String: [String: Any]] = [:]
    /// The domains that each domain's objects search after it.
    private var suites: [String: [String]] = [:]
    private var isAnnouncing = false

    /// The store of the run whose code is called now. Threads beside the main one use the same.
    package internal(set) static var current: DefaultsStore {
        get { currentLock.withLock { latest } }
        set { currentLock.withLock { latest = newValue } }
    }

    // MARK: Values

    /// Returns the value of a key as an object of a domain finds it; nil for none.
    func value(forKey key: String, in domain: String) -> Any? {
        lock.withLock { searched(from: domain).lazy.compactMap { $0[key] }.first }
    }

    /// Returns all values that an object of a domain finds.
    func values(in domain: String) -> [String: Any] {
        lock.withLock {
            searched(from: domain).reduce(into: [:]) { all, values in all.merge(values) { first, _ in first }
            }
        }
    }

    /// Stores a value in a domain, or removes it; `sender` announces a change.
    func set(_ value: Any?, forKey key: String, in domain: String, sender: UserDefaults) {
        announce(by: sender) {
            let old = domains[domain]?[key]
            domains[domain, default: [:]][key] = value
            return !Self.isSame(old, value)
        }
    }

    /// The dictionaries in the order of the search: arguments, the domain, its suites, other domains of this
    /// launch, registered values.
    private func searched(from domain: String) -> [[String: Any]] {
        let (first, last) = (UserDefaults.argumentDomain, UserDefaults.registrationDomain)
        let others = volatileDomains.keys.filter { $0 != first && $0 != last }.sorted()
        return [volatileDomains[first], domains[domain]].compactMap(\.self)
            + (suites[domain] ?? []).compactMap { domains[$0] }
            + (others + [last]).compactMap { volatileDomains[$0] }
    }

    // MARK: Domains

    /// Makes a domain known by its name, so that the name does not mean the app.
    func addDomain(_ name: String) {
        lock.withLock { domains[name] = domains[name] ?? [:] }
    }

    /// Returns the values of a domain; nil for one without values. An unknown name is the app's identifier.
    func domain(named name: String) -> [String: Any]? {
        lock.withLock { domains[known(name)].flatMap { $0.isEmpty ? nil : $0 } }
    }

    /// Replaces the values of a domain.
    func setDomain(_ values: [String: Any], forName name: String, sender: UserDefaults) {
        replace(name == Bundle.main.bundleIdentifier ? Self.ownDomain : name, values, sender)
    }

    /// Removes the values of a domain. An unknown name is the app's identifier.
    func removeDomain(named name: String, sender: UserDefaults) {
        replace(lock.withLock { known(name) }, [:], sender)
    }

    private func replace(_ domain: String, _ values: [String: Any], _ sender: UserDefaults) {
        announce(by: sender) {
            let old = domains[domain] ?? [:]
            domains[domain] = values
            return !Self.isSame(old, values)
        }
    }

    private func known(_ name: String) -> String { domains[name] == nil ? Self.ownDomain : name }

    /// Lets objects of a domain search another one too, or no longer.
    func setSuite(_ name: String, isSearchedFrom domain: String, _ isSearched: Bool) {
        lock.withLock {
            suites[domain, default: []].removeAll { $0 == name }
            if isSearched { suites[domain]?.append(name) }
        }
    }

    /// The names of the domains that last for a launch, sorted.
    var volatileNames: [String] { lock.withLock { volatileDomains.keys.sorted() } }

    /// Returns the values of a domain that lasts for a launch.
    func volatileDomain(named name: String) -> [String: Any] {
        lock.withLock { volatileDomains[name] ?? [:] }
    }

    /// Replaces the values of a domain that lasts for a launch; nil removes it.
    func setVolatileDomain(_ values: [String: Any]?, forName name: String) {
        lock.withLock { volatileDomains[name] = values }
    }

    /// Adds values that are found where no other domain has one; they replace earlier ones.
    func register(_ values: [String: Any]) {
        lock.withLock {
            volatileDomains[UserDefaults.registrationDomain, default: [:]].merge(values) { $1 }
        }
    }

    // MARK: Announcing

    /// Posts a notification where a closure has changed values. A change by an observer is not announced
    /// again, as it would never end.
    private func announce(by sender: UserDefaults, _ hasChanged: () -> Bool) {
        let isNew = lock.withLock {
            guard hasChanged(), !isAnnouncing else { return false }
            isAnnouncing = true
            return true
        }
        guard isNew else { return }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: sender)
        lock.withLock { isAnnouncing = false }
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return NSArray(array: [one]).isEqual(to: [other])
    }
}
