import Foundation
import UIKitTestSupport

/// An app folder with content that no app has, made up by a seed: an ordinary view controller, and beside it
/// code, links or resources at which a parser, a decoder or a walk could fail.
struct HostileApp {
    /// A file of code. The closure gets the random numbers, and returns the text.
    typealias Code = (name: String, text: @Sendable (inout SeededRandom) -> String)
    /// Files of another kind. The closure gets the random numbers and the app's folder.
    typealias Content = (name: String, write: @Sendable (inout SeededRandom, String) throws -> Void)

    let seed: Int
    /// The names of what was made, for the message about a failure.
    private(set) var parts: [String] = []

    /// Writes the app into a new folder.
    init(seed: Int, in folder: String) throws {
        self.seed = seed
        var random = SeededRandom(seed: seed)
        try makeFolder(folder)
        try write(Self.controller, to: folder + "/Own.swift")
        for number in 0..<1 + random.next(below: 3) {
            if random.oneIn(2) {
                let code = random.pick(random.oneIn(6) ? Self.circles : Self.code)
                parts.append(code.name)
                try Data(code.text(&random).utf8).write(
                    to: URL(fileURLWithPath: "\(folder)/Bad\(number).swift"))
            } else {
                let content = random.pick(Self.contents)
                parts.append(content.name)
                try content.write(&random, folder)
            }
        }
    }

    /// A controller that asks for each resource.
    private static let controller = """
        import UIKit

        class Own: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = UIColor(named: "Bad") ?? .white
                let picture = UIImageView(image: UIImage(named: "bad"))
                picture.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
                view.addSubview(picture)
                let text = NSLocalizedString("bad", comment: "")
                let label = UILabel(frame: CGRect(x: 10, y: 80, width: 100, height: 20))
                label.text = text
                view.addSubview(label)
            }
        }

        """
}

extension SeededRandom {
    /// Returns a size between 1 and a limit, with each order of magnitude as likely as the others.
    mutating func size(below limit: Int) -> Int {
        let most = log(Double(limit))
        return max(1, Int(exp(most * Double(next() >> 40) / Double(1 << 24))))
    }
}
