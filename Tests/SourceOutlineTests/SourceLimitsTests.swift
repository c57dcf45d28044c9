import SourceOutline
import Testing

/// Texts that no parser should see, and such as look like them.
@Suite struct SourceLimitsTests {
    private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
        String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
    }

    private static func list(_ word: String, _ count: Int) -> String { String(repeating: word, count: count) }

    @Test(arguments: [
        ("let a = \(list("(", 100_000))", 1, "brackets are nested more than 200 deep"),
        ("let a = \(list("[", 100_000))", 1, "square brackets are nested more than 12 deep"),
        ("let a: \(nested("\n[", "]", 13))", 14, "square brackets are nested more than 12 deep"),
        ("let a = \(list("B<[", 13))", 1, "square brackets are nested more than 12 deep"),
        ("let a = \(list("([", 13))", 1, "square brackets are nested more than 12 deep"),
        ("\n\nlet a = \(nested("(\n", ")", 300))", 203, "brackets are nested more than 200 deep"),
        ("let a: \(nested("Array<", ">", 300))", 1, "brackets are nested more than 200 deep"),
        ("let a: \(nested("Array<\n", ">", 300))", 201, "brackets are nested more than 200 deep"),
        ("let a = \(nested("\"\\(", ")\"", 300))", 1, "brackets are nested more than 200 deep"),
        ("let a = \(nested("#\"\\#(", ")\"#", 300))", 1, "brackets are nested more than 200 deep"),
        (list("class A {\n", 300), 201, "brackets are nested more than 200 deep"),
        (list("#if A\n", 300), 201, "“#if” is nested more than 200 deep"),
        ("let a = x\(list(".y", 50_000))", 1, "there are more than 1000 members and calls in one chain"),
        (
            "let a = x\(list("\n  .y()", 1001))", 502,
            "there are more than 1000 members and calls in one chain"
        ),
        ("let a = x\(list("[0]", 2000))", 1, "there are more than 1000 members and calls in one chain"),
        ("let a = x\(list("?.y!", 2000))", 1, "there are more than 1000 members and calls in one chain"),
        ("let a = \(list("1+", 20_000))1", 1, "there are more than 500 operators in one expression"),
        ("let a = 1\(list("\n    + 1", 600))", 501, "there are more than 500 operators in one expression"),
        ("let a = \(list("- ", 600))1", 1, "there are more than 500 operators in one expression"),
        ("let a = \(list("true ? 1 : ", 600))1", 1, "there are more than 500 operators in one expression"),
        ("let a = \(list("try ", 600))1", 1, "there are more than 500 operators in one expression"),
        ("let a = 1\(list(" as Any", 600))", 1, "there are more than 500 operators in one expression"),
        ("let a = \(list("!", 600))true", 1, "an operator has more than 64 characters"),
        ("let a: Int\(list("?", 600))", 1, "an operator has more than 64 characters"),
        ("if a {}\(list(" else if b, c {}", 600))", 1, "there are more than 500 “else if” in a row"),
        ("if a {\n}\(list("\nelse if b {\n}", 600))", 1003, "there are more than 500 “else if” in a row"),
        (list("// a\n", 200_000), 100_001, "there are more than 100000 lines"),
    ])
    func textThatIsTooDeepOrLongIsNamedWithItsLine(_ text: String, _ line: Int, _ rule: String) throws {
        let excess = try #require(SourceLimits.excess(in: text))
        #expect(excess.line == line && excess.rule == rule, "\(excess)")
    }

    @Test(arguments: [
        "let a = \(nested("[", "]", 12))", list("let a = [[[[[1]]], [[[2]]]]]\n", 2000),
        "let a = \(list("{ [[[[", 20))", list("let a = b<c\n", 2000), list("if a<b, c>d { e() }\n", 2000),
        list("let a: Array<Int> = [1]\n", 2000),
        list("a.b.c().d[0]?.e!.f()\n", 2000), list("let a = 1 + 2\n", 2000), list("// ([{<\n", 2000),
        "/* \(list("([{ /* */", 1000)) */", "let a = \"\(list("([{<+.", 1000))\"",
        "let a = \"\"\"\n\(list("([{<+ \\(b) . \"\n", 1000))\"\"\"", "let a = #\"\(list("\\([{\"", 1000))\"#",
        "let a = [\(list("1 + 2, ", 2000))]", "f(\(list("a.b(), ", 2000)))",
        list("if a {} else if b {}\n", 2000),
        list("#if A\nlet a = 1\n#endif\n", 1000), list("func a() -> (Int) -> Int { b }\n", 1000),
        list("let a = b ? c : d\n", 2000), list("switch a {\ncase .b: c()\ndefault: d()\n}\n", 1000),
        list("x = a /[(]/\n{ }\n", 1000), "let a = \"never closed\n" + list("b()\n", 1000),
        "let a = \"\(list("\\(b.c + 1) ", 1000))\"",
    ])
    func ordinaryCodeIsRead(_ text: String) {
        #expect(SourceLimits.excess(in: text) == nil)
    }
}
