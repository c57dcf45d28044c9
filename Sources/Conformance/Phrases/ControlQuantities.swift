import Picture
import UIKit
import UIKitMembers

/// Quantities of controls.
@MainActor enum ControlQuantities {
    static let all: [Quantity] = [
        Quantity(#"(track|thumb)\.frame\.(\w+)"#) { stage, words in
            let slider = try control(stage, UISlider.self)
            let track = slider.trackRect(forBounds: slider.bounds)
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
            return Geometry.part(words[2], of: words[1] == "track" ? track : thumb)
        },
        Quantity(#"platter\.frame\.(\w+)"#) { stage, words in
            let control = try control(stage, UIPageControl.self)
            // Mac Catalyst shows the platter at all times; a phone, for this style alone.
            control.backgroundStyle = .prominent
            stage.show(control)
            let platter = DrawnParts(of: control, in: stage).parts.first {
                $0.frame.width > $0.frame.height * 1.5
            }
            return platter.flatMap { Geometry.part(words[1], of: $0.frame) }
        },
        Quantity(#"width of the row of dots|dot\[(\d+)\]\.x in the row|dot width"#) { stage, words in
            let control = try control(stage, UIPageControl.self)
            stage.show(control)
            let dots = dots(of: control, stage)
            guard let first = dots.first, let last = dots.last else { return nil }
            if words[0].hasPrefix("width") { return last.maxX - first.minX }
            if words[0] == "dot width" { return first.width }
            let place = try words.count(1)
            return dots.indices.contains(place) ? dots[place].minX - first.minX : nil
        },
        Quantity(#"spinner\.frame\.(\w+)"#) { stage, words in
            let spinner = try control(stage, UIActivityIndicatorView.self)
            spinner.startAnimating()
            stage.show(spinner)
            // The place of the image of the lines, which reach its edges only in earlier looks.
            let size = spinner.intrinsicContentSize
            let place = CGRect(
                x: (spinner.bounds.width - size.width) / 2, y: (spinner.bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            let drawn = DrawnParts(of: spinner, in: stage).union { place.contains($0.frame) }
            return drawn.flatMap { _ in Geometry.part(words[1], of: place) }
        },
        Quantity("fill width") { stage, _ in
            if let progress = stage.subject as? UIProgressView { return try fill(of: progress, stage) }
            let slider = try control(stage, UISlider.self)
            let track = slider.trackRect(forBounds: slider.bounds)
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
            let share = (slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue)
            return share <= 0 ? 0 : share >= 1 ? track.width : thumb.midX - track.minX
        },
        Quantity(#"intrinsicContentSize\.width minus ceil\(text width\)"#) { stage, _ in
            let field = try control(stage, UITextField.self)
            field.text = "Hello"
            let font = field.font ?? UIFont.systemFont(ofSize: 17)
            let width = FontPhrases.size(of: "Hello", font).width
            return field.intrinsicContentSize.width - width.rounded(.up)
        },
        Quantity(#"sizeThatFits\(screen width x 0\)\.(\w+)"#) { stage, words in
            let view = try control(stage, UIView.self)
            let size = CGSize(width: stage.host.window.bounds.width, height: 0)
            return Geometry.part(words[1], of: view.sizeThatFits(size))
        },
        Quantity(#"index in scrollView\.subviews"#) { stage, _ in
            let view = try control(stage, UIScrollView.self)
            return view.subviews.firstIndex { $0 === stage.names["refreshControl"] as AnyObject }
        },
        Quantity("isHidden") { stage, _ in
            if let refresh = stage.names["refreshControl"] as? UIView { return refresh.isHidden }
            return try stage.member("isHidden", of: stage.subject)
        },
        Quantity(#"textRect\.(\w+)"#) { stage, words in
            let bar = try control(stage, UISearchBar.self)
            stage.show(bar)
            let bounds = stage.row.what.firstMatch(of: /forBounds: ([\d ]+)\)/).map { String($0.1) }
            let frame = PhraseWords(groups: [bounds ?? "0 0 304 36"], rest: "").rectangle(0)
            return Geometry.part(words[1], of: bar.searchTextField.textRect(forBounds: frame))
        },
        Quantity("(pointSize|weight)") { stage, words in
            guard let bar = stage.subject as? UISearchBar else {
                return try stage.member(words[1], of: stage.subject)
            }
            stage.show(bar)
            guard let font = bar.searchTextField.font else { return nil }
            if words[1] == "pointSize" { return font.pointSize }
            let names = ["regular", "medium", "semibold", "bold"]
            return names.first {
                let weight = stage.conversion.constant($0, UIFont.Weight.self) ?? .regular
                return font == UIFont.systemFont(ofSize: font.pointSize, weight: weight)
            }
        },
        Quantity("(imageView|titleLabel) origin x y") { stage, words in
            let button = try control(stage, UIButton.self)
            stage.show(button)
            return (words[1] == "imageView" ? button.imageView as UIView? : button.titleLabel)?.frame.origin
        },
        Quantity("background corner radius") { stage, _ in
            let button = try control(stage, UIControl.self)
            stage.show(button)
            return DrawnParts(of: button, in: stage).radii.max() ?? button.layer.cornerRadius
        },
        Quantity(#"track RGBA?\*255"#) { stage, words in
            let control = try control(stage, UISwitch.self)
            stage.show(control)
            let color = DrawnParts(of: control, in: stage).colors.first
            let parts = color.map { [$0.red, $0.green, $0.blue, $0.alpha].map { Double($0) * 255 } }
            return parts.map { words[0].contains("RGBA") ? $0 : Array($0.prefix(3)) }
        },
        Quantity(#"[^.]*\b(red|green|blue|alpha|white)\b[^.]*"#) { stage, words in
            guard let button = stage.subject as? UIButton else {
                guard let term = TermParser.whole(words[0]) else { throw Obstacle.notUnderstood(words[0]) }
                return try stage.value(of: term, base: stage.result ?? stage.subject)
            }
            stage.show(button)
            if words[1] == "white" {
                return button.titleLabel?.textColor.map { ValueText.components($0)[0] }
            }
            return button.titleLabel?.textColor.flatMap { Geometry.part(words[1], of: $0) as? Double }
                .map { $0 * 255 }
        },
    ]

    /// Returns the frames of the dots that a page control draws, from left to right.
    private static func dots(of control: UIPageControl, _ stage: Stage) -> [CGRect] {
        let frames = DrawnParts(of: control, in: stage).parts.map { part in part.frame }
        let round = frames.filter { frame in frame.width > 0 && frame.width < 2 * frame.height }
        return round.sorted { a, b in a.minX < b.minX }
    }

    private static func control<T>(_ stage: Stage, _ type: T.Type) throws -> T {
        guard let control = stage.subject as? T else {
            throw Obstacle.notUnderstood("\(stage.row.quantity) of no \(T.self)")
        }
        return control
    }

    private static func fill(of progress: UIProgressView, _ stage: Stage) throws -> CGFloat {
        stage.show(progress)
        let widths = DrawnParts(of: progress, in: stage).widths
        return widths.filter { $0 < progress.bounds.width }.max() ?? widths.max() ?? 0
    }
}
