import Foundation
import UIKitTestSupport

extension HostileApp {
    /// Links, pipes, devices, and files that are broken or huge, where an app has code and resources.
    static let contents: [Content] = [
        (
            "links to the folder itself",
            { random, folder in
                for number in 0..<1 + random.next(below: 3) {
                    try link(
                        "\(folder)/loop\(number)", to: random.pick([".", "..", folder, "loop\(number)"]))
                }
            }
        ),
        (
            "link that leads nowhere",
            { random, folder in
                try link(place(&random, in: folder), to: random.pick(["nowhere", "Bad9.swift"]))
            }
        ),
        (
            "device",
            { random, folder in
                let devices = [
                    "/dev/zero", "/dev/stdin", "/proc/self/mem", "/dev/full", "/proc/self/environ",
                    "/dev/tty",
                ]
                try link(place(&random, in: folder), to: random.pick(devices))
            }
        ),
        (
            "pipe",
            { random, folder in
                guard mkfifo(try place(&random, in: folder), 0o600) == 0 else { throw POSIXError(.EEXIST) }
            }
        ),
        ("folder with a file's name", { random, folder in try makeFolder(place(&random, in: folder)) }),
        (
            "deep folders",
            { random, folder in
                let count = min(random.size(below: 1000), 1500 / 2)
                let deep = folder + String(repeating: "/a", count: count)
                try makeFolder(deep)
                try write("let deep = 1\n", to: deep + "/Deep.swift")
            }
        ),
        (
            "many files",
            { random, folder in
                for number in 0..<random.size(below: 4000) {
                    try write("let many\(number) = \(number)\n", to: "\(folder)/Many\(number).swift")
                }
            }
        ),
        (
            "odd names",
            { _, folder in
                for name in [
                    "a\nb", "a\"b", "a'b", "a%sb", "-o", "--help", "$(exit 1)", "é\u{301}", " ", "a\\b",
                    "#sourceLocation",
                ] {
                    try write("func odd() {}\n", to: "\(folder)/\(name).swift")
                }
            }
        ),
        (
            "random bytes",
            { random, folder in
                let bytes = (0..<random.size(below: 100_000)).map { _ in
                    UInt8(truncatingIfNeeded: random.next() >> 24)
                }
                try put(bytes, at: place(&random, in: folder))
            }
        ),
        ("empty file", { random, folder in try put([], at: place(&random, in: folder)) }),
        (
            "huge sparse file",
            { random, folder in
                let path = try place(&random, in: folder)
                try put([], at: path)
                truncate(path, 20 << 30)
            }
        ),
        (
            "UTF-16",
            { random, folder in
                try "let a = 1\n".data(using: .utf16)?.write(
                    to: URL(fileURLWithPath: place(&random, in: folder)))
            }
        ),
        (
            "deep JSON",
            { random, folder in
                let (count, path) = (random.size(below: 1_000_000), catalog(&random, in: folder))
                try put(
                    Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8),
                    at: path)
            }
        ),
        (
            "wrong JSON",
            { random, folder in
                let texts = [
                    "{\"images\": [{\"filename\": \"../../../../../../dev/zero.png\", \"scale\": \"1e999x\"}]}",
                    "{\"images\": [{\"filename\": \"bad.png\", \"scale\": \"\"}]}", "{\"images\": 1}", "nan",
                    "{\"images\": [{\"filename\": \"bad.png\", \"scale\": \"-1x\"}]}",
                    "{\"colors\": [{\"color\": {\"components\": {\"red\": \"1e999\", \"green\": \"nan\", \"blue\": \"0xffffffffffffffffff\"}}}]}",
                    "{\"colors\": [{\"color\": {\"components\": {\"white\": \"-1e30\", \"alpha\": \"inf\"}}}]}",
                ]
                try put(Array(random.pick(texts).utf8), at: catalog(&random, in: folder))
                try put(
                    EmptyPNG(width: 1, height: 1).bytes, at: folder + "/Assets.xcassets/bad.imageset/bad.png"
                )
            }
        ),
        (
            "deep property list",
            { random, folder in
                let count = random.size(below: 140_000)
                let (open, close) = random.pick([("<array>", "</array>"), ("(", ")"), ("{a=", ";}")])
                let head = open.hasPrefix("<") ? "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">" : ""
                let text =
                    head + String(repeating: open, count: count) + String(repeating: close, count: count)
                try put(Array(text.utf8), at: folder + "/Info.plist")
            }
        ),
        (
            "circular property list",
            { _, folder in
                // An array that holds itself.
                let bytes: [UInt8] = Array("bplist00".utf8) + [0xA1, 0, 8] + [0, 0, 0, 0, 0, 0, 1, 1]
                try put(
                    bytes + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 15) + [10],
                    at: folder + "/Info.plist")
            }
        ),
        (
            "deep storyboard",
            { random, folder in
                let count = random.size(below: 20_000)
                let views = String(
                    repeating: "<view contentMode=\"scaleToFill\" id=\"a\"><subviews>", count: count)
                let text = storyboard(
                    views
                        + String(repeating: "</subviews></view>", count: random.oneIn(3) ? count / 2 : count))
                try put(Array(text.utf8), at: folder + "/Main.storyboard")
            }
        ),
        (
            "wide storyboard",
            { random, folder in
                let views = (0..<random.size(below: 20_000)).map { number in
                    "<label text=\"a\" id=\"l\(number)\"><rect key=\"frame\" x=\"\(number)\" y=\"1e300\" width=\"nan\" height=\"-5\"/></label>"
                }
                let text = storyboard(
                    "<view key=\"view\" id=\"v\"><subviews>\(views.joined())</subviews></view>")
                try put(Array(text.utf8), at: folder + "/Main.storyboard")
            }
        ),
        (
            "circle of segues",
            { _, folder in
                let text = storyboard(
                    "<connections><segue destination=\"c\" kind=\"embed\" id=\"s\"/></connections>")
                try put(Array(text.utf8), at: folder + "/Main.storyboard")
            }
        ),
        (
            "constraints of a storyboard",
            { random, folder in
                let constraints = (0..<random.size(below: 5000)).map { number in
                    "<constraint firstItem=\"v\" firstAttribute=\"\(random.pick(["width", "top", "none", ""]))\" secondItem=\"\(random.pick(["v", "x"]))\" "
                        + "secondAttribute=\"height\" multiplier=\"\(random.pick(["1:0", "nan", "1e400", "2"]))\" constant=\"1e30\" id=\"k\(number)\"/>"
                }
                let text = storyboard(
                    "<view key=\"view\" id=\"v\"><constraints>\(constraints.joined())</constraints></view>")
                try put(Array(text.utf8), at: folder + "/Main.storyboard")
            }
        ),
        (
            "entities of entities",
            { random, folder in
                var text =
                    "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY e0 \"aaaaaaaaaa\"><!ENTITY x SYSTEM \"file:///dev/zero\">"
                for number in 1..<20 {
                    text +=
                        "<!ENTITY e\(number) \"" + String(repeating: "&e\(number - 1);", count: 10) + "\">"
                }
                text += "]>\n<document initialViewController=\"c\"><a b=\"&e19;\">&e19;&x;</a></document>"
                try put(
                    Array(text.utf8),
                    at: folder + "/" + random.pick(["Main.storyboard", "Info.plist", "Own.xib"]))
            }
        ),
        (
            "storyboard cut off",
            { random, folder in
                let text = storyboard("<view key=\"view\" id=\"v\"/>")
                try put(
                    Array(text.utf8.prefix(random.next(below: text.utf8.count))),
                    at: folder + "/Main.storyboard")
            }
        ),
        (
            "picture with a huge header",
            { random, folder in
                let sides: [UInt32] = [0, 1, 30_000, 65_535, 0x7fff_ffff, 0xffff_ffff]
                let png = EmptyPNG(width: random.pick(sides), height: random.pick(sides))
                try put(png.bytes, at: folder + "/bad.png")
            }
        ),
        (
            "photograph with a huge header",
            { random, folder in
                let side = random.pick([0xff, 0x7f])
                let frame: [UInt8] = [
                    0xff, 0xc0, 0, 17, 8, UInt8(side), 0xff, UInt8(side), 0xff, 3, 1, 0x22, 0, 2, 0x11, 1, 3,
                    0x11, 1,
                ]
                try put([0xff, 0xd8] + frame + [0xff, 0xd9], at: folder + "/bad.jpg")
            }
        ),
    ]

    private static let places = [
        "Bad9.swift", "bad.png", "bad@3x.png", "bad.jpg", "Main.storyboard", "Own.xib", "Info.plist",
        "Assets.xcassets/Bad.colorset/Contents.json", "Assets.xcassets/bad.imageset/Contents.json",
        "Base.lproj/Main.storyboard", "en.lproj/Localizable.strings", "Own.xcodeproj/project.pbxproj",
        "Bad.m",
    ]

    /// Returns an unused path at which an app has a file, in a folder that exists.
    private static func place(_ random: inout SeededRandom, in folder: String) throws -> String {
        let path = folder + "/" + random.pick(places)
        try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try? FileManager.default.removeItem(atPath: path)
        return path
    }

    private static func catalog(_ random: inout SeededRandom, in folder: String) -> String {
        folder + "/Assets.xcassets/" + random.pick(["Bad.colorset", "bad.imageset"]) + "/Contents.json"
    }

    private static func put(_ bytes: [UInt8], at path: String) throws {
        let file = URL(fileURLWithPath: path)
        try makeFolder(file.deletingLastPathComponent().path)
        try? FileManager.default.removeItem(atPath: path)
        try Data(bytes).write(to: file)
    }

    private static func link(_ path: String, to target: String) throws {
        guard symlink(target, path) == 0 else { throw POSIXError(.EEXIST) }
    }

    private static func storyboard(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
        <scenes><scene sceneID="s"><objects>
        <viewController customClass="Own" id="c" sceneMemberID="viewController">\(content)</viewController>
        </objects></scene></scenes>
        </document>
        """
    }
}
