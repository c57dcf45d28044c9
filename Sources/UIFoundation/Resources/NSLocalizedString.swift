// Foundation's function has one form with default values, whose bundle is Flipbook's. Swift prefers these,
// which need none.

/// Returns the text of a key in Localizable.strings of the app, in English; the key where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

/// Returns the text of a key in a table of the app, in English; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

/// Returns the text of a key in Localizable.strings of the app, in English; the value where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: nil)
}

/// Returns the text of a key in a table of a bundle, in English; the value, or else the key, where there is
/// none.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle, value: String = "", comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}
