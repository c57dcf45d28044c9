/// The settings that an app keeps. In files that import UIKit it replaces Foundation's type of the same name.
///
///     UserDefaults.standard.register(defaults: ["rounds": 3])
///     UserDefaults.standard.set(true, forKey: "hasSeenIntro")
///     let rounds = UserDefaults.standard.integer(forKey: "rounds")
///
/// Each film begins without settings, as an app that has just been installed, and leaves none: no film
/// depends on an earlier one, and nothing is written to the user's home folder.
open class UserDefaults: NSObject, @unchecked Sendable {
    /// The notification that a setting has changed, which is posted at once; its object is the settings. A
    /// change by an observer is not announced again.
    public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChangeNotification")
    /// The name of the domain for values of the command line, which is empty in a film.
    public static let argumentDomain = "NSArgumentDomain"
    /// The name of the domain of all apps, which is empty in a film.
    public static let globalDomain = "NSGlobalDomain"
    /// The name of the domain of the values that `register(defaults:)` adds.
    public static let registrationDomain = "NSRegistrationDomain"

    private static let shared = UserDefaults()

    /// The name of the domain in which values are stored.
    let domain: String

    /// The settings of the app. The object is the same in all runs of a process, its values are the run's.
    open class var standard: UserDefaults { shared }

    /// Synchronizes `standard`, which reads the current settings at each access.
    open class func resetStandardUserDefaults() { standard.synchronize() }

    /// Creates an object for the settings of the app.
    public convenience override init() {
        self.init(domain: DefaultsStore.ownDomain)
    }

    /// Creates an object for the settings that a group of apps shares; nil for the name of the app or of the
    /// domain of all apps. Without a name it has the app's settings.
    public convenience init?(suiteName suitename: String?) {
        guard suitename != Self.globalDomain else { return nil }
        guard let suitename else {
            self.init()
            return
        }
        if suitename == Bundle.main.bundleIdentifier { return nil }
        self.init(domain: suitename)
        DefaultsStore.current.addDomain(suitename)
    }

    private init(domain: String) {
        self.domain = domain
        super.init()
    }

    // MARK: Reading

    /// Returns the value of a key; nil for none. Numbers are objects, which cast to every numeric type.
    open func object(forKey defaultName: String) -> Any? { content(defaultName)?.content }

    /// Returns the text of a key, or its number as a text; nil for none.
    open func string(forKey defaultName: String) -> String? { content(defaultName)?.text }

    /// Returns the array of a key; nil for none.
    open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

    /// Returns the dictionary of a key; nil for none.
    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    /// Returns the bytes of a key; nil for none.
    open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    /// Returns the array of a key whose elements are all texts; nil for none.
    open func stringArray(forKey defaultName: String) -> [String]? {
        object(forKey: defaultName) as? [String]
    }

    /// Returns the whole number of a key, or that with which its text begins; 0 for none.
    open func integer(forKey defaultName: String) -> Int { content(defaultName)?.integer ?? 0 }

    /// Returns the number of a key, or that with which its text begins; 0 for none.
    open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    /// Returns the number of a key, or that with which its text begins; 0 for none.
    open func double(forKey defaultName: String) -> Double { content(defaultName)?.double ?? 0 }

    /// Returns true where the number of a key is not 0, or its text begins with Y, T or a digit but 0.
    open func bool(forKey defaultName: String) -> Bool { content(defaultName)?.bool ?? false }

    /// Returns the address of a key; a text is the path of a file. Nil for none.
    open func url(forKey defaultName: String) -> URL? { content(defaultName)?.url }

    private func content(_ key: String) -> PropertyListValue? {
        DefaultsStore.current.value(forKey: key, in: domain).map { PropertyListValue(stored: $0) }
    }

    // MARK: Storing

    /// Stores a value under a key; nil removes it. A value that is no text, number, date or data, and no
    /// array or dictionary of these, is a failure of the scene.
    open func set(_ value: Any?, forKey defaultName: String) {
        let content = value.flatMap { PropertyListValue($0)?.content }
        if let value, content == nil { return refuse(value, forKey: defaultName) }
        DefaultsStore.current.set(content, forKey: defaultName, in: domain, sender: self)
    }

    /// Stores a whole number under a key.
    open func set(_ value: Int, forKey defaultName: String) {
        set(NSNumber(value: value), forKey: defaultName)
    }

    /// Stores a number under a key.
    open func set(_ value: Float, forKey defaultName: String) {
        set(NSNumber(value: value), forKey: defaultName)
    }

    /// Stores a number under a key.
    open func set(_ value: Double, forKey defaultName: String) {
        set(NSNumber(value: value), forKey: defaultName)
    }

    /// Stores a Boolean value under a key.
    open func set(_ value: Bool, forKey defaultName: String) {
        set(NSNumber(value: value), forKey: defaultName)
    }

    /// Stores an address under a key; nil removes it.
    open func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

    /// Removes the value of a key; a registered one remains.
    open func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

    /// Returns true: there is nothing to write.
    @discardableResult open func synchronize() -> Bool { true }

    func refuse(_ value: Any, forKey key: String) {
        let sentence =
            "UserDefaults: the value of \"\(key)\" must be a text, number, date or data, or an array or "
            + "dictionary of these, but it is of type \(type(of: value))."
        MainActor.ifCurrent { RunContext.current.fail(SceneFailure(sentence)) }
    }
}
