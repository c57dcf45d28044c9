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

    /// The edits of a delegate's window that code takes for optional twice, as it is on devices, where a
    /// delegate may lack the property: `let window = app.delegate?.window; window??.bounds`. Nil when the
    /// message is about something else.
    var windowEdits: [SourceEdit]? {
        guard names == ["UIWindow"] else { return nil }
        if message.hasPrefix("cannot use optional chaining on non-optional value")
            || message.hasPrefix("cannot force unwrap value of non-optional type")
        {
            return ["?", "!"].contains(token.text) ? [.replace(token, with: "")] : nil
        }
        guard message.hasPrefix("initializer for conditional binding must have Optional type") else {
            return nil
        }
        return binding.map { [.insert("Optional(", before: $0), .insert(")", after: $0)] }
    }
}
