import Foundation

extension UserDefaults {
    /// Adds values that are found for keys without a stored value, in all settings of the run.
    public func register(defaults registrationDictionary: [String: Any]) {
        DefaultsStore.current.register(contents(registrationDictionary))
    }

    /// Returns all values, those of `register(defaults:)` included.
    public func dictionaryRepresentation() -> [String: Any] { DefaultsStore.current.values(in: domain) }

    /// Searches the settings of a group of apps too, after its own.
    public func addSuite(named suiteName: String) {
        DefaultsStore.current.setSuite(suiteName, isSearchedFrom: domain, true)
    }

    /// Searches the settings of a group of apps no longer.
    public func removeSuite(named suiteName: String) {
        DefaultsStore.current.setSuite(suiteName, isSearchedFrom: domain, false)
    }

    /// Returns the stored values of the app or of a group of apps; nil for none. A name that is not that of a
    /// group is the app's: a film does not know its identifier.
    public func persistentDomain(forName domainName: String) -> [String: Any]? {
        DefaultsStore.current.domain(named: domainName)
    }

    /// Replaces the stored values of a group of apps.
    public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        DefaultsStore.current.setDomain(contents(domain), forName: domainName, sender: self)
    }

    /// Removes the stored values of the app or of a group of apps. A name that is not that of a group is the
    /// app's: a film does not know its identifier.
    public func removePersistentDomain(forName domainName: String) {
        DefaultsStore.current.removeDomain(named: domainName, sender: self)
    }

    /// The names of the domains that last for a launch: those with registered values or arguments.
    public var volatileDomainNames: [String] { DefaultsStore.current.volatileNames }

    /// Returns the values of a domain that lasts for a launch.
    public func volatileDomain(forName domainName: String) -> [String: Any] {
        DefaultsStore.current.volatileDomain(named: domainName)
    }

    /// Replaces the values of a domain that lasts for a launch.
    public func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
        DefaultsStore.current.setVolatileDomain(contents(domain), forName: domainName)
    }

    /// Removes the values of a domain that lasts for a launch.
    public func removeVolatileDomain(forName domainName: String) {
        DefaultsStore.current.setVolatileDomain(nil, forName: domainName)
    }

    /// Returns false: nobody administers a film's settings.
    public func objectIsForced(forKey key: String) -> Bool { false }

    /// Returns false: nobody administers a film's settings.
    public func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }

    /// Returns the values as they are stored; one that cannot be is a failure of the scene.
    private func contents(_ values: [String: Any]) -> [String: Any] {
        var contents: [String: Any] = [:]
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            contents[key] = PropertyListValue(value)?.content
            if contents[key] == nil { refuse(value, forKey: key) }
        }
        return contents
    }

    // MARK: Names of Objective-C

    /// Returns the value of a key; nil for none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Stores a value under a key; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// `set(_:forKey:)` under its earlier name.
    public func setObject(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
