import Foundation

extension NSKeyedArchiver {
    /// Returns a reference to an object, which is written unless it is written already.
    func reference(to value: Any?) -> Any { [ArchiveKeys.reference: value.map(number) ?? 0] }

    /// Returns a reference to an object that is nil if no other place writes it.
    func conditionalReference(to value: Any?) -> Any {
        guard let value else { return reference(to: nil) }
        let object = value as AnyObject
        let known = numbers[ObjectIdentifier(object)]
        if known == nil { awaited.insert(objects.count) }
        return [ArchiveKeys.reference: known ?? reserve(object)]
    }

    private func reserve(_ object: AnyObject) -> Int {
        objects.append(ArchiveKeys.null)
        keptObjects.append(object)
        numbers[ObjectIdentifier(object)] = objects.count - 1
        return objects.count - 1
    }

    private func number(of value: Any) -> Int {
        if let leaf = Self.leaf(value) {
            objects.append(leaf)
            return objects.count - 1
        }
        if let contents = contents(ofCollection: value) {
            objects.append(contents)
            return objects.count - 1
        }
        let object = value as AnyObject
        let known = numbers[ObjectIdentifier(object)]
        if let known, awaited.remove(known) == nil { return known }
        // The number comes before the contents, which may refer to the object.
        let number = known ?? reserve(object)
        objects[number] = contents(of: object)
        return number
    }

    /// Returns a value of a property list; nil for others.
    private static func leaf(_ value: Any) -> Any? {
        switch value {
        case let text as String: text
        case let text as Substring: String(text)
        case let number as CGFloat: NSNumber(value: Double(number))
        case is Decimal: nil
        case let number as NSNumber: number
        case let data as Data: data
        case let date as Date: date
        default: nil
        }
    }

    /// Returns the entries of a list, a dictionary or a set; nil for other objects.
    private func contents(ofCollection value: Any) -> [String: Any]? {
        switch value {
        case let list as [Any]:
            let name = value is NSMutableArray ? "NSMutableArray" : "NSArray"
            return [ArchiveKeys.type: name, ArchiveKeys.values: list.map { reference(to: $0) }]
        case let dictionary as [AnyHashable: Any]:
            let pairs = dictionary.map { ($0, $1) }.sorted { "\($0.0)" < "\($1.0)" }
            return [
                ArchiveKeys.type: value is NSMutableDictionary ? "NSMutableDictionary" : "NSDictionary",
                ArchiveKeys.keys: pairs.map { reference(to: $0.0.base) },
                ArchiveKeys.values: pairs.map { reference(to: $0.1) },
            ]
        case let set as Set<AnyHashable>:
            let parts = set.sorted { "\($0)" < "\($1)" }
            let name = value is NSMutableSet ? "NSMutableSet" : "NSSet"
            return [ArchiveKeys.type: name, ArchiveKeys.values: parts.map { reference(to: $0.base) }]
        default: return nil
        }
    }

    /// Returns the entries of another object; the word for nil, with an error, for one without a form.
    private func contents(of object: AnyObject) -> Any {
        if let text = object as? NSAttributedString { return contents(ofText: text) }
        let object = (object as? any ArchivedByForm)?.archivedForm ?? object
        let type: AnyClass = Swift.type(of: object)
        guard let coding = object as? any NSCoding else {
            return refuse("\(type) does not adopt NSCoding, so that no archive can hold it.")
        }
        // Foundation's objects cast its own archiver.
        if String(reflecting: type).hasPrefix("Foundation") {
            let bytes = try? Foundation.NSKeyedArchiver.archivedData(
                withRootObject: object, requiringSecureCoding: false)
            return [ArchiveKeys.type: ArchiveKeys.bytes, ArchiveKeys.values: bytes ?? Data()] as [String: Any]
        }
        let isSecure = (object as? any NSSecureCoding).map { Swift.type(of: $0).supportsSecureCoding }
        if requiresSecureCoding, isSecure != true {
            return refuse(
                "This coder encodes classes that adopt NSSecureCoding alone, and \(type) does not adopt it.")
        }
        return entries(of: coding, type)
    }

    /// Returns the entries of a text: its letters, and the text itself for its attributes, which have no
    /// other form.
    private func contents(ofText text: NSAttributedString) -> [String: Any] {
        let isMutable = text is NSMutableAttributedString
        let name = isMutable ? "NSMutableAttributedString" : "NSAttributedString"
        var written: [String: Any] = [ArchiveKeys.type: name, ArchiveKeys.values: text.string]
        nonisolated(unsafe) let copy = NSAttributedString(attributedString: text)
        let number = MainActor.ifCurrent { RunContext.current[ArchivedObjects.self].number(of: copy) }
        if let number { written[ArchiveKeys.held] = number }
        return written
    }

    private func refuse(_ sentence: String) -> Any {
        failure = failure ?? ArchiveKeys.error(.coderInvalidValue, sentence)
        return ArchiveKeys.null
    }
}
