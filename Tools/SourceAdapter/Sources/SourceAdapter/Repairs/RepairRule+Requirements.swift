import SwiftSyntax

extension RepairRule {
    /// The edits of an optional requirement that a condition binds, as in `if let tapped = delegate.tapped`:
    /// protocols on Linux have no optional requirements. Nil when the message is about something else.
    var requirementEdits: [SourceEdit]? {
        guard message.hasPrefix("initializer for conditional binding must have Optional type"),
            let value = binding, let member = value.as(MemberAccessExprSyntax.self),
            requirements.contains(member.declName.baseName.text)
        else { return nil }
        return [.insert("Optional(", before: value), .insert(")", after: value)]
    }
}
