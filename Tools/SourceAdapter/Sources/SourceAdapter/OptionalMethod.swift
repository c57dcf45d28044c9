import SwiftSyntax

/// An optional requirement with a result that is never nil. The protocol gets a second requirement, whose
/// result is nil where a type does not implement the first one.
struct OptionalMethod: Sendable {
    /// The name of the protocol.
    let type: String
    /// The name with its labels.
    let name: String
    private let labels: [String]
    private let result: String
    private let parameters: String
    private let call: String

    /// The beginning of the name of the second requirement.
    static let prefix = "flipbookOptional_"

    /// Reads an optional requirement of a protocol; nil for one without a result or with one that can be nil.
    init?(_ function: FunctionDeclSyntax, of type: String) {
        guard function.modifiers.has("optional"), !function.modifiers.has("static"),
            let result = function.signature.returnClause?.type.trimmedDescription,
            !["Void", "()"].contains(result), !result.hasSuffix("?"), !result.hasSuffix("!")
        else { return nil }
        (self.type, self.result, name) = (type, result, function.memberName)
        let named = function.signature.parameterClause.parameters.named
        labels = named.map(\.firstName.text)
        parameters = "\(function.name.text)(\(named.oneLine))"
        call = "\(function.name.text)(\(named.arguments))"
    }

    /// The second requirement, on one line.
    var requirement: String { "func \(Self.prefix)\(parameters) -> (\(result))?" }

    /// The second requirement as a type has it that implements the first one.
    var implementation: String { "\(requirement) { return \(call) }" }

    /// Returns true for a call of the requirement, in which arguments may be closures behind.
    func isCalled(by member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
        let given = call.arguments.map { $0.label?.text ?? "_" }
        let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        return name.hasPrefix("\(member.declName.baseName.text)(") && labels.starts(with: given)
            && labels.count == given.count + closures
    }
}
