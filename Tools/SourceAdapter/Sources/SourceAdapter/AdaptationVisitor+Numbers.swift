import SwiftSyntax

extension AdaptationVisitor {
    /// Replaces casts such as `value as? CGFloat` by a call of `flipbookNumber`, which also accepts numbers
    /// of other types with the same value. On devices, values of defaults and property lists are objects that
    /// cast to every numeric type.
    func adaptNumberCast(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        guard parts.count >= 3, !unit.files[file].imports.isEmpty else { return }
        for index in 1..<parts.count - 1 {
            guard let cast = parts[index].as(UnresolvedAsExprSyntax.self),
                let mark = cast.questionOrExclamationMark,
                let type = parts[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
                Self.numbers.contains(type), !parts[index - 1].is(TryExprSyntax.self),
                index == 1 || Self.binds(less: parts[index - 2])
            else { continue }
            let range = cast.textRange.lowerBound..<parts[index + 1].textRange.upperBound
            add(.insert("flipbookNumber(", before: parts[index - 1]))
            let end = mark.text == "!" ? "!" : ""
            add(SourceEdit(range: range, replacement: ", as: \(type).self)\(end)"))
        }
    }

    /// Returns true for an operator that binds less than a cast.
    private static func binds(less part: ExprSyntax) -> Bool {
        if part.is(AssignmentExprSyntax.self) || part.is(UnresolvedTernaryExprSyntax.self) { return true }
        guard let name = part.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return ["??", "==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(name)
    }

    private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "TimeInterval"]
}
