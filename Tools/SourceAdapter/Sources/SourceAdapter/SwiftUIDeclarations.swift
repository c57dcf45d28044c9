import SwiftSyntax

/// The declarations of SwiftUI's views and apps, of which a film shows nothing.
enum SwiftUIDeclarations {
    /// The protocols of structures that are left out.
    private static let protocols: Set<String> = [
        "View", "App", "Scene", "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
        "ViewModifier", "ButtonStyle", "EnvironmentKey", "PreferenceKey",
    ]

    /// The types whose extensions are left out.
    static let extended: Set<String> = ["View", "EnvironmentValues"]

    /// Returns true for a structure that is left out: one of a file that imports SwiftUI, unless it brings a
    /// view of UIKit into it and can be filmed.
    static func leaveOut(_ node: StructDeclSyntax) -> Bool {
        guard let names = node.inheritanceClause?.names, !protocols.isDisjoint(with: names),
            node.root.as(SourceFileSyntax.self)?.importsSwiftUI == true
        else { return false }
        return RepresentableScene(node) == nil
    }
}

extension SourceFileSyntax {
    /// True where the file imports SwiftUI.
    var importsSwiftUI: Bool {
        statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI" }
    }
}
