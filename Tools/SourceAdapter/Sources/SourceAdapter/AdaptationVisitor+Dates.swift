import SwiftSyntax

extension AdaptationVisitor {
    /// Replaces `Date()` and `Date(timeIntervalSinceNow: 1)`, which read the time of day, by the film's time,
    /// so that every run of a film is the same.
    func adaptDate(_ node: FunctionCallExprSyntax) {
        let type = node.calledExpression.trimmedDescription
        guard readsClock(type), node.trailingClosure == nil else { return }
        if node.arguments.isEmpty {
            add(.replace(node.calledExpression, with: "\(type).flipbookNow"))
        } else if let label = node.arguments.first?.label, label.text == "timeIntervalSinceNow" {
            add(.replace(node.calledExpression, with: "\(type).flipbookNow"))
            add(.replace(label, with: "plus"))
        }
    }

    /// Replaces `Date.now` and `date.timeIntervalSinceNow`.
    func adaptDate(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName
        if name.text == "timeIntervalSinceNow", node.base != nil, hasImports {
            add(.replace(name, with: "timeIntervalSinceFlipbookNow"))
        } else if name.text == "now", let type = node.base?.trimmedDescription, readsClock(type) {
            add(.replace(name, with: "flipbookNow()"))
        }
    }

    /// Replaces `RunLoop.main.run(until: date)` and its like: no loop runs within the scene's code.
    func adaptRunLoop(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), hasImports,
            member.declName.baseName.text == "run",
            ["RunLoop.main", "RunLoop.current"].contains(member.base?.trimmedDescription),
            ["until", "mode"].contains(node.arguments.first?.label?.text)
        else { return }
        add(.replace(member.declName.baseName, with: "flipbookRun"))
    }

    private func readsClock(_ type: String) -> Bool {
        ["Date", "NSDate", "Foundation.Date"].contains(type) && hasImports
            && !unit.types.contains { $0.name == type }
    }

    private var hasImports: Bool { !unit.files[file].imports.isEmpty }
}
