import Foundation

extension NSKeyedUnarchiver {
    /// Returns the object that a value of the archive stands for; nil for none.
    func object(_ value: Any) -> Any? {
        guard let reference = value as? [String: Any] else { return value as AnyObject }
        guard let number = reference[ArchiveKeys.reference] as? NSNumber else { return nil }
        return object(ofNumber: number.intValue)
    }

    private func object(ofNumber number: Int) -> Any? {
        // The object of 0 is nil, and objects that no place wrote stand as such.
        guard number > 0, objects.indices.contains(number) else { return nil }
        if let known = made[number] { return known }
        guard let values = objects[number] as? [String: Any] else {
            return objects[number] as? String == ArchiveKeys.null ? nil : objects[number] as AnyObject
        }
        guard let name = values[ArchiveKeys.type] as? String else { return nil }
        if let object = foundationObject(name, values) {
            made[number] = object
            return object
        }
        guard let type = type(named: name), type is any NSCoding.Type else {
            return fail("There is no class \(name) with an init?(coder:).")
        }
        if requiresSecureCoding, (type as? any NSSecureCoding.Type)?.supportsSecureCoding != true {
            return fail(
                "This decoder decodes classes that adopt NSSecureCoding alone, and \(type) does not adopt it."
            )
        }
        guard let object = object(number, of: type, values) else {
            return failure == nil ? fail("\(type) makes no object of its archive.") : nil
        }
        guard let form = object as? any ArchivedForm else { return object }
        made[number] = form.original
        return form.original
    }

    private func type(named name: String) -> AnyClass? {
        self.class(forClassName: name) ?? Self.class(forClassName: name) ?? ArchivedClasses.type(named: name)
    }

    private func fail(_ sentence: String) -> Any? {
        failWithError(ArchiveKeys.error(.coderReadCorrupt, sentence))
        return nil
    }

    /// Returns an object of a class of Foundation's; nil for other classes.
    private func foundationObject(_ name: String, _ values: [String: Any]) -> Any? {
        switch name {
        case "NSArray": NSArray(array: list(values[ArchiveKeys.values]))
        case "NSMutableArray": NSMutableArray(array: list(values[ArchiveKeys.values]))
        case "NSSet": NSSet(array: list(values[ArchiveKeys.values]))
        case "NSMutableSet": NSMutableSet(array: list(values[ArchiveKeys.values]))
        case "NSDictionary": NSDictionary(dictionary: dictionary(values))
        case "NSMutableDictionary": NSMutableDictionary(dictionary: dictionary(values))
        case "NSAttributedString": text(values)
        case "NSMutableAttributedString": NSMutableAttributedString(attributedString: text(values))
        case ArchiveKeys.bytes:
            (values[ArchiveKeys.values] as? Data).flatMap { bytes in
                try? Foundation.NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(bytes)
            }
        default: nil
        }
    }

    private func list(_ values: Any?) -> [Any] {
        (values as? [Any] ?? []).map { object($0) ?? NSNull() }
    }

    private func dictionary(_ values: [String: Any]) -> [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [:]
        for (key, value) in zip(list(values[ArchiveKeys.keys]), list(values[ArchiveKeys.values])) {
            if let key = key as? AnyHashable { dictionary[key] = value }
        }
        return dictionary
    }

    private func text(_ values: [String: Any]) -> NSAttributedString {
        let letters = values[ArchiveKeys.values] as? String ?? ""
        guard let number = (values[ArchiveKeys.held] as? NSNumber)?.intValue else {
            return NSAttributedString(string: letters)
        }
        nonisolated(unsafe) var held: AnyObject?
        _ = MainActor.ifCurrent { held = RunContext.current[ArchivedObjects.self].object(number) }
        return held as? NSAttributedString ?? NSAttributedString(string: letters)
    }
}
