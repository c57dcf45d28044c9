import SourceOutline
import Testing

@testable import SourceAdapter

/// Conditions of compilation that hold on a device.
@Suite struct ConditionTests {
    @Test(arguments: [
        ("os(iOS) && !os(macOS)", "true    && !os(macOS)"),
        ("canImport(ImageIO) || DEBUG", "true               || DEBUG"),
        ("canImport(Darwin)", "canImport(Darwin)"), ("canImport(simd)", "canImport(simd)"),
    ])
    func thoseOfDevicesAreTrue(_ condition: String, _ expected: String) {
        let file = SourceText(path: "Own.swift", text: "#if \(condition)\n#endif")
        let adapted = SourceUnit([file]).adapted()[0].text
        #expect(adapted.contains("\n#if \(expected)\n"))
    }
}
