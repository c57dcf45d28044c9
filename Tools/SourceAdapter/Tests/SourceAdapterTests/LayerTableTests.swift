import Testing

@testable import SourceAdapter

/// The entries of layers, through which Core Animation copies them and sets their properties.
@Suite struct LayerTableTests {
    private func adapted(_ text: String) -> String {
        SourceUnit([SourceText(path: "A.swift", text: text)]).adapted()[0].text
    }

    private func copies(_ name: String) -> String {
        "MethodTable.addStatic(\"newWithLayer:\", of: \(name).self) "
            + "{ (layer: CALayer) -> Any? in \(name)(layer: layer) }"
    }

    @Test func layersCanBeCopiedByTheirInitializer() {
        let text = """
            class A: CALayer { override init(layer: Any) { super.init(layer: layer) } }
            class B: A {}
            class C: CAShapeLayer { var ring: CGFloat = 0 }
            """
        for name in ["A", "B", "C"] { #expect(adapted(text).contains(copies(name))) }
    }

    @Test func layersWithoutTheInitializerAreNotCopied() {
        let text = """
            class A: CALayer { override init() { super.init() } }
            class B: CALayer { @available(*, unavailable) override init(layer: Any) { fatalError() } }
            class C: CALayer { init(layer: Int) { super.init() } }
            class D: UIView {}
            """
        #expect(!adapted(text).contains("newWithLayer:"))
    }

    @Test func layersKeepTheValuesOfManagedProperties() {
        let text = """
            class A: CALayer { @NSManaged var angle: CGFloat; @objc var ring: CGFloat = 0 }
            """
        #expect(adapted(text).contains("addProperty(\"ring\", \\A.ring)"))
        #expect(!adapted(text).contains("addProperty(\"angle\""))
    }

    @Test func managedNumbersOfLayersAreZeroAtFirst() {
        let text = """
            class A: CALayer { @NSManaged var count: Int32; @NSManaged var isOn: Bool; @NSManaged var ink: CGColor }
            """
        #expect(adapted(text).contains("as: (Int32).self) ?? 0 }"))
        #expect(adapted(text).contains("as: (Bool).self) ?? false }"))
        #expect(adapted(text).contains("as: (CGColor).self)! }"))
    }
}
