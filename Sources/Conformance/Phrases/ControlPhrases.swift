import UIKit
import UIKitMembers

/// Controls: their states, images and contents.
@MainActor enum ControlPhrases {
    /// Returns the text of an element of a path, with points rounded to thousandths.
    private static func text(of element: CGPathElement) -> String {
        let (name, count): (String, Int) =
            switch element.type {
            case .moveToPoint: ("MoveTo", 1)
            case .addLineToPoint: ("LineTo", 1)
            case .addQuadCurveToPoint: ("QuadCurveTo", 2)
            case .addCurveToPoint: ("CurveTo", 3)
            case .closeSubpath: ("Close", 0)
            }
        let points = (0..<count).map { index in
            let (x, y) = (element.points[index].x, element.points[index].y)
            return "(\((x * 1000).rounded() / 1000), \((y * 1000).rounded() / 1000))"
        }
        return ([name] + points).joined(separator: " ")
    }

    static let all: [Phrase] = [
        Phrase(#"(on|off)(?=[,;]|$)"#) { stage, words in
            guard let control = stage.subject as? UISwitch else { return false }
            control.isOn = words[1] == "on"
            return true
        },
        Phrase(#"(title and )?image (\d+)x(\d+)"#) { stage, words in
            guard let button = stage.subject as? UIButton else { return false }
            let size = CGSize(width: words.number(2), height: words.number(3))
            button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
            if !words[1].isEmpty { button.setTitle("Hello", for: .normal) }
            return true
        },
        Phrase(#"title(?: only)?(?=[,;])"#) { stage, _ in
            guard let button = stage.subject as? UIButton else { return false }
            button.setTitle("Hello", for: .normal)
            return true
        },
        Phrase(#"no title"#) { stage, _ in stage.subject is UIButton },
        Phrase.always(#"UIButton\(configuration: (\.\w+\(\)), title ("[^"]*")\)"#) { stage, words in
            guard let term = TermParser.whole("UIButton.Configuration\(words[1])"),
                var configuration = try stage.value(of: term) as? UIButton.Configuration
            else { throw Obstacle.notUnderstood(words[0]) }
            configuration.title = String(words[2].dropFirst().dropLast())
            stage.begin(UIButton(configuration: configuration))
        },
        Phrase(#"cornerStyle (\w+)"#) { stage, words in
            guard let button = stage.subject as? UIButton, let configuration = button.configuration else {
                return false
            }
            let changed = try stage.set(["cornerStyle"], of: configuration, to: Constant(name: words[1]))
            button.configuration = changed as? UIButton.Configuration
            return true
        },
        Phrase(#"background\.cornerRadius = ([\d.]+)"#) { stage, words in
            guard let button = stage.subject as? UIButton else { return false }
            button.configuration?.background.cornerRadius = words.number(1)
            return true
        },
        Phrase(#"menu(?=[,;]|$)"#) { stage, _ in stage.subject is UIButton },
        Phrase.always(
            #"UIBezierPath\(cgPath:\) of a CGMutablePath with addEllipse\(in: (CGRect\([^)]*\))\), element (\d+)"#
        ) { stage, words in
            let path = CGMutablePath()
            let frame = try TermParser.whole(words[1]).map { try stage.value(of: $0) } as? CGRect
            path.addEllipse(in: frame ?? .null)
            var elements: [String] = []
            UIBezierPath(cgPath: path).cgPath.applyWithBlock { elements.append(text(of: $0.pointee)) }
            let number = try words.count(2)
            stage.names["element"] = elements.indices.contains(number) ? elements[number] : nil
            stage.begin(path)
        },
        Phrase.always("view with alpha below this is not hit") { stage, _ in
            let view = UIView(frame: stage.root.bounds)
            stage.root.addSubview(view)
            stage.begin(view)
            // The step is a twentieth of the value that is looked for.
            let alphas = stride(from: 0.2, to: 0, by: -0.0005)
            let missed = alphas.first { alpha in
                view.alpha = CGFloat(alpha)
                return stage.root.hitTest(CGPoint(x: 5, y: 5), with: nil) !== view
            }
            let alpha: Double = (missed ?? 0) + 0.0005
            stage.names["alpha"] = (alpha * 200).rounded() / 200
        },
        Phrase.always(#"(iP[^,;]+), (landscape|portrait)(?=[,;]|$)"#) { stage, words in
            // Sources name the 4-inch iPhoneSE and the 7.9-inch iPadMini so.
            let earlier = ["iPhoneSe": "iPhone5", "iPad A16": "iPad", "iPadMini": "iPad9_7"]
            let name = earlier[words[1]] ?? words[1].replacing(" ", with: "")
            guard let device = DeviceProfile.named("\(name):\(words[2])") else {
                throw Obstacle.noAPI("DeviceProfile.\(name)")
            }
            let host = SceneHost(size: device.size, scale: device.scale)
            host.safeAreaInsets = device.safeAreaInsets(in: stage.host.look)
            stage.names["window"] = host.withCurrent { host.window }
            stage.kept.append(host)
            stage.begin(device)
        },
    ]
}
