import SourceOutline
import SwiftSyntax

/// A visitor that collects the edits of a file. Each rule is a `visit` of the node that it changes; rules of
/// several nodes have files of their own.
final class AdaptationVisitor: ScopeVisitor {
    let unit: SourceUnit
    /// The edits, in the order found.
    private(set) var edits: [SourceEdit] = []
    private(set) var notes: [SourceNote] = []
    /// The declarations at the end of the file: conformances, and implementations of the optional
    /// requirements of its protocols.
    private(set) var defaults: [String] = []
    private let locations: SourceLocationConverter

    init(unit: SourceUnit, file: Int) {
        self.unit = unit
        let source = unit.files[file]
        locations = SourceLocationConverter(fileName: source.path, tree: source.tree)
        super.init(file: file)
    }

    func add(_ edit: SourceEdit) { edits.append(edit) }

    /// Adds a declaration at the end of the file.
    func declare(_ text: String) { defaults.append(text) }

    /// Replaces a node by spaces, which keeps all columns.
    func blank(_ node: some SyntaxProtocol) {
        let text = node.trimmedDescription
        let spaces = String(text.map { $0 == "\n" ? "\n" : " " })
        // A node of several lines: the edit adds the line breaks itself.
        add(.replace(node, with: text.contains("\n") ? "" : String(repeating: " ", count: spaces.utf8.count)))
    }

    func note(_ text: String, at node: some SyntaxProtocol, isError: Bool = false) {
        let place = node.startLocation(converter: locations)
        notes.append(SourceNote(line: place.line, column: place.column, text: text, isError: isError))
    }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if name == "NSManaged", !isInLayer, !unit.usesCoreData {
            note("@NSManaged: no file imports CoreData; declare a plain property.", at: node, isError: true)
        }
        if adaptBlock(node) { return .skipChildren }
        guard Self.removedAttributes.contains(name) else { return .visitChildren }
        blank(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.text {
        case "dynamic": blank(node)
        case "public", "open":
            // All files are one module, and a public class has no superclass that is not.
            if unit.hidesTypes, node.detail == nil { blank(node) }
        case "optional" where scopes.last?.kind == .protocol: blank(node)
        default: break
        }
        return .skipChildren
    }

    /// The attributes of Objective-C, Interface Builder and app entry.
    private static let removedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
        "IBSegueAction", "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain",
        "main",
    ]

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = super.visit(node)
        adaptWeakBox(node, node.genericParameterClause)
        guard let scope = scopes.last else { return result }
        // The method table of a nested class is outside of the class that hides it.
        if scopes.count > 1, let access = node.modifiers.first(where: { $0.name.text == "private" }) {
            add(.replace(access, with: "fileprivate"))
        }
        let stubs = unit.overrides.filter { $0.member.type == scope.name }.map(\.stub)
        if !stubs.isEmpty, unit.types.first(where: { $0.name == scope.name && $0.isClass })?.file == file {
            let separator = node.memberBlock.members.isEmpty ? " " : "; "
            add(.insert(separator + stubs.joined(separator: "; ") + " ", before: node.memberBlock.rightBrace))
        }
        return result
    }

    /// Removes a structure of SwiftUI, of which a film shows nothing.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let next = super.visit(node)
        if next == .skipChildren { blank(node) } else { adaptWeakBox(node, node.genericParameterClause) }
        return next
    }

    /// Removes an extension of a type that is left out.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let next = super.visit(node)
        if unit.leavesOut(node.extendedType.trimmedDescription) {
            blank(node)
            return .skipChildren
        }
        addStubs(to: node.memberBlock)
        return next
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = super.visit(node)
        adaptMaker(node)
        guard node.attributes.has("objc") else { return result }
        if let clause = node.inheritanceClause {
            let isBound = clause.names.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
            if !isBound { add(.insert(", AnyObject", after: clause)) }
        } else {
            add(.insert(": AnyObject", after: node.name))
        }
        defaults += OptionalRequirements(of: node).defaults
        let methods = unit.optionalMethods.filter { $0.type == scopes.last?.name }.map(\.requirement)
        if !methods.isEmpty {
            add(.insert("; " + methods.joined(separator: "; ") + " ", before: node.memberBlock.rightBrace))
        }
        return result
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameOwn(node.memberName, node.name, node.modifiers)
        if moves(node.memberName) {
            rename(node.memberName, node.name, node.modifiers)
        } else if ForwardingMethod(node) != nil,
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        {
            blank(override)
            add(.insert(ExtensionOverride.prefix, before: node.name))
        }
        adaptManaged(node)
        adaptParent(node)
        adaptKeyValueObserver(node)
        adaptPathApplier(node)
        if node.name.text == "isEqual", let body = node.body { leaveActor(node.modifiers, body) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            renameOwn(name.text, name, node.modifiers)
            if moves(name.text) { rename(name.text, name, node.modifiers) }
        }
        adaptManaged(node)
        adaptObserved(node)
        adaptRequirement(node)
        let name = node.bindings.first?.pattern.trimmedDescription ?? ""
        if ["hash", "description", "debugDescription"].contains(name),
            let accessors = node.bindings.first?.accessorBlock, case .getter = accessors.accessors
        {
            leaveActor(node.modifiers, accessors)
        }
        return .visitChildren
    }

    /// Lets the deinitializer of a class whose superclass is in the unit run on the main actor, like that of
    /// the superclass, whose members it uses.
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let scope = scopes.last, !scope.isLocal, unit.ancestry(of: scope.name).count > 1,
            node.modifiers.isEmpty
        {
            add(.insert("isolated ", before: node.deinitKeyword))
        }
        return .visitChildren
    }

    /// Lets an override of a member of `NSObject`, which belongs to no actor, use those of the main actor.
    private func leaveActor(_ modifiers: DeclModifierListSyntax, _ body: some BracedSyntax) {
        guard let override = modifiers.first(where: { $0.name.text == "override" }) else { return }
        add(.insert("nonisolated ", before: override))
        add(.insert(" MainActor.assumeIsolated {", after: body.leftBrace))
        add(.insert("} ", before: body.rightBrace))
    }

    // MARK: Expressions

    /// Removes previews, which only Xcode shows.
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        blank(node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            let type = scopes.last { $0.kind == .class || $0.kind == .extension }?.name
            add(.replace(node, with: unit.replacement(for: SelectorExpression(node), in: type)))
            return .skipChildren
        case "keyPath":
            add(.replace(node, with: "\"\(KeyPathText(node).text)\""))
            return .skipChildren
        case "colorLiteral", "imageLiteral", "fileLiteral":
            adaptLiteral(node)
        case "Preview":
            blank(node)
            return .skipChildren
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        adaptOptionalCall(node)
        adaptParent(node)
        adaptResource(node)
        adaptModel(node)
        adaptDate(node)
        adaptRunLoop(node)
        adaptAnimations(node)
        adaptObserver(node)
        return .visitChildren
    }

    /// Lets the block of `addObserver(forName:object:queue:)` run where the notification is posted: a film
    /// has one thread, on which Foundation's post would wait for the queue forever.
    private func adaptObserver(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard labels.starts(with: ["forName", "object", "queue"]),
            let queue = node.arguments.dropFirst(2).first?.expression, !queue.is(NilLiteralExprSyntax.self)
        else { return }
        add(.replace(queue, with: "nil"))
    }

    /// Replaces the name of a missing module by that of the module that declares its functions.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        adaptDate(node)
        adaptKeyValueObserver(node)
        adaptModule(node.base?.as(DeclReferenceExprSyntax.self)?.baseName, of: node.declName.baseName.text)
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
            add(.replace(base, with: "Foundation"))
        }
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "responds" {
            add(.insert(ExtensionOverride.prefix, before: node.declName))
        }
        renameSuper(node)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        adaptModule(node.baseType.as(IdentifierTypeSyntax.self)?.name, of: node.name.text)
        return .visitChildren
    }

    /// Reads `(Void) -> Void` as Swift 3 did: a function without arguments.
    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.parameters.count == 1, let parameter = node.parameters.first,
            parameter.type.trimmedDescription == "Void"
        {
            add(.replace(parameter, with: ""))
        }
        return .visitChildren
    }

    /// Removes the second mark of `delegate?.window!?`: the window of a delegate is an optional requirement
    /// in Objective-C, so that it is optional twice.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        unwrapOnce(node.expression)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        unwrapOnce(node.expression)
        return .visitChildren
    }

    private func unwrapOnce(_ inner: ExprSyntax) {
        let chained = inner.as(OptionalChainingExprSyntax.self).map { ($0.expression, $0.questionMark) }
        let forced = inner.as(ForceUnwrapExprSyntax.self).map { ($0.expression, $0.exclamationMark) }
        guard let (window, mark) = chained ?? forced,
            let member = window.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window",
            member.base?.trimmedDescription.contains("delegate") == true
        else { return }
        add(.replace(mark, with: ""))
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        adaptNumberCast(node)
        adaptSnapshot(node)
        adaptSwift3(node)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        adaptSwift3(node)
        return .visitChildren
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        importUIKit(in: node)
        for start in unit.files[file].appStarts { blank(start.item) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        adaptImport(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { adaptCondition(condition) }
        return .visitChildren
    }
}
