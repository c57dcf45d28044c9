import UIKit

/// Scroll views, their guides and refresh controls, and fingers that fling them.
@MainActor enum ScrollPhrases {
    private static let n = #"-?[\d.]+"#

    static let all: [Phrase] = [
        Phrase(#"UINavigationController with UIScrollView"#) { stage, _ in
            let content = UIViewController()
            let view = UIScrollView()
            content.view = view
            let navigation = UINavigationController(rootViewController: content)
            stage.controller = navigation
            stage.begin(view)
            stage.run(0.1)
            return true
        },
        Phrase(#"refreshControl(?=[,;]|$)"#) { stage, _ in
            guard let view = stage.subject as? UIScrollView, view.window != nil else { return false }
            let control = UIRefreshControl()
            view.refreshControl = control
            stage.names["refreshControl"] = control
            stage.run(0.1)
            return true
        },
        Phrase("refreshControl set") { stage, _ in
            guard let view = stage.subject as? UIScrollView else { return false }
            let control = UIRefreshControl()
            view.contentInsetAdjustmentBehavior = .never
            stage.root.addSubview(view)
            view.refreshControl = control
            stage.names["refreshControl"] = control
            return true
        },
        Phrase(#"beginRefreshing\(\)(?: at offset (\#(n)))?"#) { stage, words in
            guard let control = stage.names["refreshControl"] as? UIRefreshControl else { return false }
            if !words[1].isEmpty, let view = stage.subject as? UIScrollView {
                view.contentOffset.y = CGFloat(words.number(1))
            }
            control.beginRefreshing()
            stage.run(0.5)
            return true
        },
        Phrase(
            #"vertical UIStackView of three rows of height (\d+) pinned to contentLayoutGuide on four sides, width = frameLayoutGuide\.width"#
        ) { stage, words in
            guard let view = stage.subject as? UIScrollView else { return false }
            pinStack(to: view, height: words.number(1), stage)
            return true
        },
        Phrase(#"(vertical|horizontal|vertical and horizontal) = (?=\d)"#) { stage, words in
            guard stage.subject is UIScrollView, let insets = try words.value(stage) else { return false }
            for axis in words[1].components(separatedBy: " and ") {
                try GeneralPhrases.assign(["\(axis)ScrollIndicatorInsets"], insets, stage)
            }
            return true
        },
        Phrase.always(#"(?s).*?start (\#(n)); (\d+) moves of (\#(n)) pt every 8 ms.*"#) { stage, words in
            let edge = stage.row.setup.firstMatch(of: #/edge at (-?[\d.]+)/#).flatMap { Double($0.1) }
            let time = stage.row.setup.firstMatch(of: #/time (-?[\d.]+) s/#).flatMap { Double($0.1) }
            let fling = Fling(
                start: words.number(1), moves: try words.count(2), step: words.number(3), edge: edge)
            // Until the view rests, unless the row has a time.
            let isEarly = stage.row.what.hasPrefix("scrollView") || stage.row.what.hasPrefix("target")
            fling.play(on: stage, after: time ?? (isEarly ? 0.5 : 9))
            stage.kept.append(fling)
            stage.begin(fling)
        },
        Phrase("decelerationRate normal") { stage, _ in
            let isStopSpeed = stage.row.what.contains("stop speed")
            guard isStopSpeed || stage.row.what.contains("distance per release speed") else { return false }
            // Flings far from both ends, slow enough for a way of some screens.
            let flings = (isStopSpeed ? [24, 12] : [24]).map { step in
                let fling = Fling(start: 5000, moves: 14, step: step, edge: nil)
                fling.play(on: stage, after: 9)
                stage.kept.append(fling)
                return fling
            }
            stage.result =
                isStopSpeed ? Fling.speedWithoutWay(flings[0], flings[1]) : flings[0].distancePerSpeed
            return true
        },
        Phrase.always(
            #"viewport 852; finger from y (\#(n)) down to y (\#(n))(?:, \d+ pt of slop)?"#
        ) { stage, words in
            stage.begin(
                Double(Fling.pulled(from: words.number(1), to: words.number(2), on: stage)))
            stage.result = stage.subject
        },
    ]

    private static func pinStack(to view: UIScrollView, height: Double, _ stage: Stage) {
        stage.root.addSubview(view)
        view.contentInsetAdjustmentBehavior = .never
        let rows = (0..<3).map { _ in UIView() }
        for row in rows { row.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.contentLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
        ])
        stage.names["stack"] = stack
        stage.run(0.05)
    }
}
