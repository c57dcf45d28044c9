import SwiftSyntax

extension RepairRule {
    /// The edits that leave out a member of an extension which another file declares, too: a library and its
    /// example are two modules in Xcode, and each may have the same small extensions. Nil when the message is
    /// about something else, and for two declarations in one file.
    var copyEdits: [SourceEdit]? {
        guard message.hasPrefix("invalid redeclaration of '"),
            let item = ancestor(MemberBlockItemSyntax.self),
            item.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        else { return nil }
        let head: String
        if let function = item.decl.as(FunctionDeclSyntax.self) {
            head = "func \(function.name.text)("
        } else if let variable = item.decl.as(VariableDeclSyntax.self), let name = variable.bindings.first {
            head = "var \(name.pattern.trimmedDescription)"
        } else if item.decl.is(InitializerDeclSyntax.self) {
            head = "init("
        } else {
            return nil
        }
        guard others.contains(where: { $0.contains(head) }) else { return nil }
        return [.replace(item.decl, with: "")]
    }
}
