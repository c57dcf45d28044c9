import UIKit
import UIKitMembers

/// Views, their places in one another, and their texts and images.
@MainActor enum ViewPhrases {
    private static let n = #"-?[\d.]+"#
    private static let frame = #"\(?-?[\d.]+,? -?[\d.]+,? [\d.]+,? [\d.]+\)?"#
    private static let area =
        #"(?:,? (?:with )?(?:safeAreaInsets|safe area) (?:top \d+ left \d+ bottom \d+ right \d+|\d+(?:[ ,]\d+){3}))?"#

    static let all: [Phrase] = places + parents + texts

    private static let places: [Phrase] = [
        Phrase.always(#"(?:root view|root|window|view) \d+x\d+\#(area)"#) { stage, _ in
            stage.names["root"] = stage.root
            stage.begin(stage.root)
        },
        Phrase("(black|white) behind") { stage, words in
            stage.root.backgroundColor = words[1] == "black" ? .black : .white
            return true
        },
        Phrase(#"(?:landscape|portrait)(?=[,;]|$)"#) { _, _ in true },
        Phrase.always(#"controller view fills it"#) { stage, _ in stage.begin(stage.root) },
        Phrase.always(#"preferredContentSizeCategory (\.\w+|not set)(?: \(system default\))?"#) {
            stage, words in
            guard words[1] != "not set" else { return }
            stage.names["category"] = words[1]
            // Alerts and controllers have the sizes of the window that shows them.
            if stage.subject is AlertPlan || stage.subject is UIViewController,
                let category = stage.conversion.constant(
                    String(words[1].dropFirst()), UIContentSizeCategory.self)
            {
                stage.root.window?.traitOverrides.preferredContentSizeCategory = category
            }
        },
        Phrase.always("additionalSafeAreaInsets (?=[0-9])") { stage, words in
            let insets = try words.value(stage) ?? Nothing()
            _ = try stage.set(["additionalSafeAreaInsets"], of: stage.controller, to: insets)
        },
        Phrase.always(#"plain UIView child with frame (\#(frame))"#) { stage, words in
            addChild(UIView(frame: words.rectangle(1)), stage)
        },
        Phrase.always("child fills the root") { stage, _ in
            addChild(UIView(frame: stage.root.bounds), stage)
        },
        Phrase.always(#"child frame (\#(frame))"#) { stage, words in
            addChild(UIView(frame: words.rectangle(1)), stage)
        },
        Phrase.always("fills the root") { stage, _ in
            (stage.current as? UIView)?.frame = stage.root.bounds
        },
    ]

    private static let parents: [Phrase] = [
        Phrase.always(#"parent frame (\#(frame))(?: set to (\#(frame)))?"#) { stage, words in
            let parent = UIView(frame: words.rectangle(1))
            stage.begin(parent)
            let later = words.rectangle(2)
            guard !later.isNull else { return }
            stage.finishing.append { _ in
                parent.frame = later
                parent.layoutIfNeeded()
            }
        },
        Phrase.always(#"parent (\d+)x(\d+)"#) { stage, words in
            let parent = UIView(
                frame: CGRect(x: 0, y: 0, width: words.number(1), height: words.number(2)))
            stage.root.addSubview(parent)
            stage.begin(parent)
        },
        Phrase(#"(?!frame)([a-z]\w*)(?: frame)? (\#(frame))(?: in (\w+))?"#) { stage, words in
            if stage.has(words[1], stage.current) { return false }
            let view = UIView(frame: words.rectangle(2))
            let inner = stage.names["view"] ?? stage.names["root"]
            let parent = stage.names[words[3]] as? UIView ?? inner as? UIView ?? stage.root
            parent.addSubview(view)
            stage.names[words[1]] = view
            stage.begin(view)
            return true
        },
        Phrase(#"([a-z]\w*)\.transform scale (\#(n))"#) { stage, words in
            let view = stage.names[words[1]] as? UIView ?? UIView()
            let parent = words[1] == "subview" ? stage.names["view"] as? UIView : nil
            if view.superview == nil { (parent ?? stage.root).addSubview(view) }
            view.transform = CGAffineTransform(scaleX: words.number(2), y: words.number(2))
            stage.names[words[1]] = view
            stage.begin(view)
            return true
        },
        Phrase(#"in ([a-z]\w*)(?=[;,]|$)"#) { stage, words in
            guard let view = stage.current as? UIView, let parent = stage.names[words[1]] as? UIView else {
                return false
            }
            let frame = view.frame
            parent.addSubview(view)
            view.frame = frame
            return true
        },
        Phrase(#"origin of (\w+) in (\w+) coordinates"#) { stage, words in
            guard let view = stage.names[words[1]] as? UIView, let other = stage.names[words[2]] as? UIView
            else { return false }
            stage.result = view.convert(view.bounds.origin, to: other)
            return true
        },
        Phrase(#"([a-z]\w*)\.convert\(\((\#(n)), (\#(n))\), to: (\w+)\)"#) { stage, words in
            guard let view = stage.names[words[1]] as? UIView, let other = stage.names[words[4]] as? UIView
            else { return false }
            stage.result = view.convert(CGPoint(x: words.number(2), y: words.number(3)), to: other)
            return true
        },
    ]

    private static let texts: [Phrase] = [
        Phrase(#"(?=")"#) { stage, words in
            guard case .text(let text)? = words.term() else { return false }
            return try setText(text, stage)
        },
        Phrase(#"label (?=")"#) { stage, words in
            guard case .text(let text)? = words.term() else { return false }
            let label = UILabel()
            label.text = text
            stage.root.addSubview(label)
            stage.names["\"\(text)\""] = label
            stage.begin(label)
            return true
        },
        Phrase(#"(?:text|title|placeholder) (?=")"#) { stage, words in
            guard case .text(let text)? = words.term() else { return false }
            if words[0].hasPrefix("placeholder") {
                stage.current = try stage.set(["placeholder"], of: stage.current ?? Nothing(), to: text)
                return true
            }
            return try setText(text, stage)
        },
        Phrase(#"attributed text (?=")"#) { stage, words in
            guard case .text(let text)? = words.term(), let label = stage.current as? UILabel else {
                return false
            }
            label.text = text
            stage.names["attributed"] = true
            stage.finishing.insert({ _ in attribute(label) }, at: 0)
            return true
        },
        Phrase("one line") { stage, _ in
            guard let label = stage.current as? UILabel else { return false }
            label.numberOfLines = 1
            label.text = label.text ?? "Hello"
            return true
        },
        Phrase(#"two lines"#) { stage, _ in try setText("Hello\nWorld", stage) },
        Phrase(#"width (\d+)"#) { stage, words in
            guard let label = stage.current as? UILabel else { return false }
            label.frame.size = label.sizeThatFits(CGSize(width: words.number(1), height: 1000))
            return true
        },
        Phrase(#"sizeToFit at (\d+) (\d+)"#) { stage, words in
            guard let view = stage.current as? UIView else { return false }
            view.frame.origin = CGPoint(x: words.number(1), y: words.number(2))
            view.sizeToFit()
            return true
        },
        Phrase(#"sizeThatFits\((\d+) x (\d+)\)"#) { stage, words in
            guard let view = stage.current as? UIView else { return false }
            if stage.names["attributed"] != nil, let label = view as? UILabel { attribute(label) }
            stage.result = view.sizeThatFits(CGSize(width: words.number(1), height: words.number(2)))
            return true
        },
    ]

    private static func addChild(_ view: UIView, _ stage: Stage) {
        let parent = stage.subject as? UIView ?? stage.root
        parent.addSubview(view)
        stage.begin(view)
    }

    /// Gives the subject a text: a title to what has states, a text to others.
    private static func setText(_ text: String, _ stage: Stage) throws -> Bool {
        switch stage.current {
        case let button as UIButton: button.setTitle(text, for: .normal)
        case nil: return false
        case let owner?:
            let name = ["text", "title"].first { stage.has($0, owner) }
            guard let name else { return false }
            stage.current = try stage.set([name], of: owner, to: text)
        }
        return true
    }

    /// Gives a label its text with font and alignment as attributes.
    private static func attribute(_ label: UILabel) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = label.textAlignment
        label.attributedText = NSAttributedString(
            string: label.text ?? "",
            attributes: [.font: label.font ?? UIFont.systemFont(ofSize: 17), .paragraphStyle: paragraph])
    }
}
