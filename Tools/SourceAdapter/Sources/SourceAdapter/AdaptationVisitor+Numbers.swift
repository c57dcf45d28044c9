import SwiftSyntax

extension AdaptationVisitor {
    /// Replaces casts such as `value as? CGFloat` by a call of `flipbookNumber`, which also accepts numbers
    /// of other types with the same value, and `value as? NSValue` by one of `flipbookValue`. On devices,
    /// values of defaults, property lists and observed changes are objects that cast to every such type.
    func adaptNumberCast(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        guard parts.count >= 3, !unit.files[file].imports.isEmpty else { return }
        for index in 1..<parts.count - 1 {
            guard let cast = parts[index].as(UnresolvedAsExprSyntax.self) else { continue }
            adaptNumberObject(parts, cast, index)
            guard let mark = cast.questionOrExclamationMark,
                let type = parts[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
                Self.castTypes.contains(type), !parts[index - 1].is(TryExprSyntax.self),
                index == 1 || Self.binds(less: parts[index - 2])
            else { continue }
            let range = cast.textRange.lowerBound..<parts[index + 1].textRange.upperBound
            let isValue = type == "NSValue"
            add(.insert(isValue ? "flipbookValue(" : "flipbookNumber(", before: parts[index - 1]))
            let end = mark.text == "!" ? ")!" : ")"
            add(SourceEdit(range: range, replacement: isValue ? end : ", as: \(type).self\(end)"))
        }
    }

    /// Replaces `value as NSNumber` by a call of `flipbookNumber`: on devices a `CGFloat` is an object, too.
    /// In `[0, value] as [NSNumber]` the elements are replaced.
    private func adaptNumberObject(_ parts: [ExprSyntax], _ cast: UnresolvedAsExprSyntax, _ index: Int) {
        guard cast.questionOrExclamationMark == nil,
            let type = parts[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription
        else { return }
        let value = parts[index - 1]
        if type == "[NSNumber]", let array = value.as(ArrayExprSyntax.self) {
            for element in array.elements where !Self.isLiteral(element.expression) {
                add(.insert("flipbookNumber(object: ", before: element.expression))
                add(.insert(")", after: element.expression))
            }
        }
        guard type == "NSNumber", !Self.isLiteral(value), !value.is(TryExprSyntax.self),
            index == 1 || Self.binds(less: parts[index - 2])
        else { return }
        let range = cast.textRange.lowerBound..<parts[index + 1].textRange.upperBound
        add(.insert("flipbookNumber(object: ", before: value))
        add(SourceEdit(range: range, replacement: ")"))
    }

    private static func isLiteral(_ value: ExprSyntax) -> Bool {
        value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            || value.is(BooleanLiteralExprSyntax.self) || value.is(PrefixOperatorExprSyntax.self)
    }

    /// Returns true for an operator that binds less than a cast.
    private static func binds(less part: ExprSyntax) -> Bool {
        if part.is(AssignmentExprSyntax.self) || part.is(UnresolvedTernaryExprSyntax.self) { return true }
        guard let name = part.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return ["??", "==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(name)
    }

    private static let castTypes: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "TimeInterval", "NSNumber", "NSValue",
    ]
}
