// Working code in place of Foundation's predicates of texts, which Linux lacks.
import UIKit

/// A condition on objects, such as `NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 3, "a")`.
class NSPredicate: NSObject {
    private let condition: (Any?, [String: Any]) -> Bool
    /// The text that describes the condition, without the values of its specifiers.
    let predicateFormat: String

    init(_ predicateFormat: String, _ condition: @escaping (Any?, [String: Any]) -> Bool) {
        (self.predicateFormat, self.condition) = (predicateFormat, condition)
    }
    convenience init(format: String, _ arguments: Any?...) {
        self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
    }
    convenience init(format: String, arguments: [Any?]) {
        self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
    }
    convenience init(format: String, argumentArray: [Any]?) {
        var parser = Parser(format, argumentArray ?? [])
        let condition = parser.predicate()
        if condition == nil {
            NSException(
                name: .invalidArgumentException, reason: "Unable to parse the format string \"\(format)\""
            ).raise()
        }
        self.init(format, condition ?? { _, _ in false })
    }
    convenience init(value: Bool) { self.init(value ? "TRUEPREDICATE" : "FALSEPREDICATE") { _, _ in value } }
    convenience init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        self.init("BLOCKPREDICATE", block)
    }

    func evaluate(with object: Any?) -> Bool { condition(object, [:]) }
    func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool {
        condition(object, substitutionVariables ?? [:])
    }
    func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        Self(copying: self) { [condition] object, more in condition(object, variables.merging(more) { $1 }) }
    }
    required init(copying predicate: NSPredicate, _ condition: @escaping (Any?, [String: Any]) -> Bool) {
        (predicateFormat, self.condition) = (predicate.predicateFormat, condition)
    }
    override nonisolated var description: String { MainActor.assumeIsolated { predicateFormat } }
}

class NSCompoundPredicate: NSPredicate {
    enum LogicalType: UInt { case not, and, or }
    private(set) var compoundPredicateType = LogicalType.and
    private(set) var subpredicates: [Any] = []

    convenience init(type: LogicalType, subpredicates: [NSPredicate]) {
        let parts = subpredicates.map { "(\($0.predicateFormat))" }
        let format = type == .not ? "NOT " + parts.joined() : parts.joined(separator: " \(type) ")
        self.init(format) { object, variables in
            let isTrue = { (part: NSPredicate) in
                part.evaluate(with: object, substitutionVariables: variables)
            }
            return switch type {
            case .not: !subpredicates.contains(where: isTrue)
            case .and: subpredicates.allSatisfy(isTrue)
            case .or: subpredicates.contains(where: isTrue)
            }
        }
        (compoundPredicateType, self.subpredicates) = (type, subpredicates)
    }
    convenience init(andPredicateWithSubpredicates predicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: predicates)
    }
    convenience init(orPredicateWithSubpredicates predicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: predicates)
    }
    convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
    }
}

extension NSArray {
    func filtered(using predicate: NSPredicate) -> [Any] { compactMap { $0 }.filter(predicate.evaluate) }
}
extension NSMutableArray {
    func filter(using predicate: NSPredicate) { setArray(filtered(using: predicate)) }
}
extension NSSet {
    func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
        Set(allObjects.filter(predicate.evaluate).compactMap { $0 as? AnyHashable })
    }
}
extension NSOrderedSet {
    func filtered(using predicate: NSPredicate) -> NSOrderedSet {
        NSOrderedSet(array: array.filter(predicate.evaluate))
    }
}
