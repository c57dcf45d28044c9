import UIKit
import UIKitMembers

/// Bars, alerts and sheets.
@MainActor enum BarPhrases {
    static let all: [Phrase] = [
        Phrase(#"items (add, flexibleSpace, done)"#) { stage, _ in
            let items = [UIBarButtonItem.SystemItem.add, .flexibleSpace, .done].map {
                UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
            }
            switch stage.subject {
            case let bar as UIToolbar: bar.items = items
            case let navigation as UINavigationController:
                navigation.viewControllers.first?.toolbarItems = items
            default: return false
            }
            return true
        },
        Phrase(#"pinned [^;]*?bottom( of the safe area)?(?=[;,(]|$)[^;]*"#) { stage, words in
            guard let bar = stage.subject as? UIView else { return false }
            bar.translatesAutoresizingMaskIntoConstraints = false
            stage.root.addSubview(bar)
            for edge in ["leading", "trailing"] { stage.constrain(bar, edge, to: stage.root, edge) }
            let bottom: AnyObject = words[1].isEmpty ? stage.root : stage.root.safeAreaLayoutGuide
            stage.constrain(bar, "bottom", to: bottom, "bottom", by: 1)
            stage.run(0.1)
            return true
        },
        Phrase.always(
            #"UINavigationController(?![(.]| with UIScrollView)(?: \d+x\d+)?(?: without status bar)?(?:(?:,| with) (?:inline )?title)?"#
        ) { stage, _ in
            let content = UIViewController()
            content.title = "Title"
            let navigation = UINavigationController(rootViewController: content)
            stage.controller = navigation
            stage.begin(navigation)
            stage.names["content"] = content
            stage.run(0.1)
        },
        Phrase("opaque appearance") { stage, _ in
            guard let bar = (stage.subject as? UINavigationController)?.navigationBar else { return false }
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
            return true
        },
        Phrase("toolbar shown") { stage, _ in
            guard let navigation = stage.subject as? UINavigationController else { return false }
            navigation.setToolbarHidden(false, animated: false)
            stage.finishing.append { $0.run(0.5) }
            return true
        },
        Phrase.always(#"UIAlertController(?!\(),? ?(?:"([^"]*)" / "([^"]*)")?"#) { stage, words in
            let alert = AlertPlan()
            (alert.title, alert.message) = (
                words[1].isEmpty ? nil : words[1], words[2].isEmpty ? nil : words[2]
            )
            stage.begin(alert)
            stage.finishing.append { try alert.present(on: $0) }
        },
        Phrase(#"(title|message) "([^"]*)""#) { stage, words in
            guard let alert = stage.subject as? AlertPlan else { return false }
            if words[1] == "title" { alert.title = words[2] } else { alert.message = words[2] }
            return true
        },
        Phrase(#"(?:one action|actions) ([^;]*)"#) { stage, words in
            guard let alert = stage.subject as? AlertPlan else { return false }
            alert.actions = words[1].components(separatedBy: ", ")
            return true
        },
        Phrase("(?:preferredStyle |style )?\\.?actionSheet") { stage, _ in
            guard let alert = stage.subject as? AlertPlan else { return false }
            alert.style = .actionSheet
            return true
        },
        Phrase.always(#"UIViewController presented as \.(\w+)"#) { stage, words in
            let sheet = UIViewController()
            let style = stage.conversion.constant(words[1], UIModalPresentationStyle.self)
            sheet.modalPresentationStyle = style ?? .automatic
            stage.begin(sheet)
            stage.finishing.append { stage in
                stage.controller.present(sheet, animated: false)
                stage.run(1)
            }
        },
        Phrase(#"detents = \[(\w+)(?:\(\)| \{ (\d+) \})\]"#) { stage, words in
            let height = words[1] == "custom" ? words[2] : ""
            try setDetents(["\(words[1])(\(height))"], stage)
            return true
        },
        Phrase.always("custom detent resolver") { stage, _ in
            stage.begin(UIViewController())
            try setDetents(["custom(100)"], stage)
        },
        Phrase.always("page sheet on (\\d+)x(\\d+)") { stage, _ in
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .pageSheet
            stage.begin(sheet)
            try setDetents(["medium()", "large()"], stage)
            stage.controller.present(sheet, animated: false)
            stage.run(1)
        },
    ]

    /// Gives the presented controller detents, each by the name of its function.
    private static func setDetents(_ names: [String], _ stage: Stage) throws {
        let owner = try stage.value("sheetPresentationController", of: stage.subject ?? Nothing())
        let detents = try names.map {
            try stage.value("UISheetPresentationController.Detent.\($0)", of: Nothing()) ?? Nothing()
        }
        _ = try stage.set(["detents"], of: owner ?? Nothing(), to: detents)
    }
}
