import Foundation
import Synchronization

/// The classes of archived objects by the names that stand in archives. Foundation on Linux has names for
/// classes at the top level alone, and ends the program at others.
enum ArchivedClasses {
    private struct Table {
        var types: [String: AnyClass] = [:]
        var names: [ObjectIdentifier: String] = [:]
    }

    private static let table = Mutex(Table())

    /// Returns the name of a class: that of Swift, without the places of private declarations, which differ
    /// from run to run. A second class of the same name has a number behind it.
    static func name(of type: AnyClass) -> String {
        table.withLock { table in
            if let known = table.names[ObjectIdentifier(type)] { return known }
            let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown") }
            let plain = parts.joined(separator: ".")
            var (name, number) = (plain, 1)
            while table.types[name] != nil {
                number += 1
                name = "\(plain) \(number)"
            }
            table.types[name] = type
            table.names[ObjectIdentifier(type)] = name
            return name
        }
    }

    /// Returns the class of a name; nil for none.
    static func type(named name: String) -> AnyClass? {
        if let known = table.withLock({ $0.types[name] }) { return known }
        return name.split(separator: ".").count == 2 ? NSClassFromString(name) : nil
    }
}
