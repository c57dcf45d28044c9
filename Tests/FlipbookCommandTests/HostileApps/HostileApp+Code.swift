import UIKitTestSupport

extension HostileApp {
    /// Code that is deep or long, or that never ends.
    static let code: [Code] = [
        (
            "brackets",
            { random in
                let (open, close) = random.pick([
                    ("(", ")"), ("[", "]"), ("{", "}"), ("[(", ")]"), ("{ (", ") }"),
                ])
                return "let a = " + nested(open, close, around: "1", &random)
            }
        ),
        ("generic arguments", { "let a: " + nested("Array<", ">", around: "Int", &$0) + "? = nil" }),
        ("function types", { "let a: " + nested("(", ") -> Int", around: "Int", &$0) + " = { _ in 1 }" }),
        ("optionals", { "let a: Int" + repeated("?", &$0) + " = 1" }),
        ("array types", { "let a: " + nested("[", "]", around: "Int", &$0) + " = []" }),
        ("closures", { "let a = " + nested("{ ", " }()", around: "1", &$0) }),
        ("interpolations", { "let a = " + nested("\"\\(", ")\"", around: "1", &$0) }),
        ("raw interpolations", { "let a = " + nested("#\"\\#(", ")\"#", around: "1", &$0) }),
        ("conditional compilation", { nested("#if DEBUG\n", "#endif\n", around: "let a = 1\n", &$0) }),
        ("types within types", { nested("class A { ", "}", around: "var a = 1", &$0) }),
        ("functions within functions", { nested("func a() { ", "}", around: "print(1)", &$0) }),
        ("loops within loops", { "func a() { " + nested("for _ in 0..<2 { ", "}", around: "", &$0) + " }" }),
        ("comments within comments", { nested("/* ", " */", around: "a", &$0) }),
        ("else if", { "func a() { if true {} " + repeated("else if false {} ", &$0) + "}" }),
        (
            "chain",
            { random in
                "let a = UIView()"
                    + repeated(random.pick([".y", ".y()", "[0]", "?.y", "!", "\n  .y { $0 }"]), &random)
            }
        ),
        (
            "operators",
            { random in
                "let a = 1 "
                    + repeated(
                        random.pick(["+ 1 ", "- a ", "?? b ", "&& c ", "as Any ", "== 1 ", ".. 1 "]), &random)
            }
        ),
        (
            "prefix operators",
            { "let a = " + repeated($0.pick(["-", "!", "- ", "try ", "await ", "&"]), &$0) + "1" }
        ),
        ("conditions", { "let a = " + repeated("true ? 1 : ", &$0) + "1" }),
        ("assignments", { "func f() { var a = 1; a " + repeated("= a ", &$0) + "}" }),
        (
            "number",
            { "let a = \($0.oneIn(2) ? "" : "0x")" + repeated($0.pick(["9", "1_", "0"]), &$0) + "1" }
        ),
        ("fraction", { "let a = 1." + repeated("3", &$0) + "e\($0.size(below: 1_000_000))" }),
        ("name", { "let " + repeated($0.pick(["a", "é", "👩‍👩‍👧", "a_"]), &$0) + " = 1" }),
        (
            "string",
            { "let a = \"" + repeated($0.pick(["a", "\\u{1F600}", "\\(1)", "e\u{301}"]), &$0) + "\"" }
        ),
        ("lines of a string", { "let a = \"\"\"\n" + repeated("b \\(1)\n", &$0) + "\"\"\"" }),
        (
            "array",
            { "let a = [" + repeated($0.pick(["1, ", "\"b\", ", "1.5, ", "nil, ", "[1], "]), &$0) + "]" }
        ),
        ("mixed array", { "let a = [" + repeated("1, \"b\", 2.5, ", &$0) + "]" }),
        (
            "dictionary",
            { random in
                let entries = (0..<random.size(below: 30_000)).map { "\"k\($0)\": \($0)" }
                return "let a = [\(entries.joined(separator: ", "))]"
            }
        ),
        ("arguments", { "let a = UIView(" + repeated("x: 1, ", &$0) + "y: 1)" }),
        (
            "parameters",
            { random in
                let parameters = (0..<random.size(below: 20_000)).map { "_ a\($0): Int" }
                return "func f(\(parameters.joined(separator: ", "))) {}"
            }
        ),
        (
            "selectors",
            { random in
                repeated(
                    random.pick(["_ = #selector(Own.viewDidLoad)\n", "_ = Selector(\"viewDidLoad\")\n"]),
                    &random)
            }
        ),
        (
            "actions",
            { random in
                let lines = (0..<random.size(below: 20_000)).map {
                    "    @objc func act\($0)(_ sender: UIButton) {}\n"
                }
                return "import UIKit\nclass Other: UIViewController {\n\(lines.joined())}\n"
            }
        ),
        (
            "classes",
            { random in
                (0..<random.size(below: 5000)).map { "class C\($0)\($0 == 0 ? "" : ": C\($0 - 1)") {}\n" }
                    .joined()
            }
        ),
        (
            "cases",
            { random in
                let count = random.size(below: 5000)
                let cases = (0..<count).map { "    case c\($0)\n" }.joined()
                let answers = (0..<count).map { "    case .c\($0): return \($0)\n" }.joined()
                return "enum E {\n\(cases)}\nfunc f(e: E) -> Int {\n    switch e {\n\(answers)    }\n}\n"
            }
        ),
        (
            "constants",
            { random in
                (0..<random.size(below: 200_000)).map { "let a\($0) = \($0)\n" }.joined()
            }
        ),
        ("comment lines", { repeated("// a line of a comment\n", &$0) }),
        ("spaces", { "let a =" + repeated($0.pick([" ", "\n", "\t", "\r", "\r\n", "\u{a0}"]), &$0) + "1" }),
        ("zero bytes", { "let a = 1" + repeated("\0", &$0) + "\nlet b = \"\0\"" }),
        (
            "unseen letters",
            { "let a = 1" + repeated($0.pick(["\u{200b}", "\u{202e}", "\u{feff}", "\u{301}"]), &$0) }
        ),
        (
            "unfinished",
            { random in
                random.pick([
                    "\"", "\"\"\"", "/*", "#\"", "`", "\"\\(", "/", "#if A", "@", "'", "\\", "#", "{",
                ])
                    + repeated(random.pick(["a ", "\n", "\"\\(", "/* "]), &random)
            }
        ),
        (
            "attributes",
            {
                repeated($0.pick(["@objc ", "@available(iOS 1, *) ", "@discardableResult "]), &$0)
                    + "func f() {}"
            }
        ),
        ("compositions", { "let a: " + repeated("Sendable & ", &$0) + "Sendable" }),
        ("constraints", { "func f<T>(_ t: T) where " + repeated("T: Equatable, ", &$0) + "T: Hashable {}" }),
        ("key path", { "let a = \\UIView" + repeated(".superview!", &$0) }),
        ("pattern", { "func f() { if case " + nested("(", ", _)", around: "_", &$0) + " = 1 {} }" }),
        (
            "source locations",
            {
                repeated("#sourceLocation(file: \"/etc/passwd\", line: \($0.size(below: 1_000_000)))\n", &$0)
                    + "let a: String = 1"
            }
        ),
        (
            "directives",
            {
                repeated(
                    $0.pick(["#endif\n", "#else\n", "#elseif A\n", "#error(\"a\")\n", "#warning(\"a\")\n"]),
                    &$0)
            }
        ),
        ("regular expression", { "let a = /" + nested("(", ")*", around: "a", &$0) + "/" }),
    ]

    /// Declarations that refer to themselves.
    static let circles: [Code] = [
        "class A: B {}\nclass B: A {}", "protocol A: B {}\nprotocol B: A {}",
        "typealias A = B\ntypealias B = A",
        "struct A { var b: B }\nstruct B { var a: A }", "indirect enum A { case a(A) }",
        "struct A<T> { var a: A<A<T>>? }\nlet a = A<Int>()",
        "protocol P { associatedtype A: P where A.A == Self }",
        "let a = b\nlet b = a", "class A { lazy var a = a }", "extension Own: Own {}", "enum A: A { case a }",
        "func f<T>(_ t: T) { f([t]) }\nlet a: Void = f(1)", "class Own: Own {}",
        "class A: UIViewController { init() { self.init() } }",
        "class Own {}", "import Own", "import scenes",
        "prefix operator +++\nprefix func +++ (a: Int) -> Int { +++a }",
        "@main struct Main { static func main() { exit(0) } }", "fatalError()", "while true {}",
    ].map { text in ("circle", { _ in "import UIKit\n\(text)\n" }) }

    /// Returns brackets within one another, of which some or all may never be closed.
    private static func nested(
        _ open: String, _ close: String, around inner: String, _ random: inout SeededRandom
    ) -> String {
        let count = random.size(below: 100_000)
        let closed = random.oneIn(4) ? random.next(below: count + 1) : count
        return String(repeating: open, count: count) + inner + String(repeating: close, count: closed)
    }

    private static func repeated(_ text: String, _ random: inout SeededRandom) -> String {
        String(repeating: text, count: random.size(below: random.oneIn(8) ? 1_000_000 : 50_000))
    }
}
