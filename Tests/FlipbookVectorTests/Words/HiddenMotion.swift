import CoreGeometry
import Testing
import UIKitHost

@testable import FlipbookCore

/// A scene of a red square that moves behind something for a second, and the words that are true of it.
enum HiddenMotion: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case behindAPanel, behindTwoPanels, behindADisc, behindATurnedPanel, behindGlass, intoAPanel, outOfAPanel
    case belowACurtain, outsideOfTheView, outsideOfAClip, outsideOfAMask, ofItsColor, clear, turningDisc
    case besidesAFinger, inAnEmptyView, withAnother, deck, rewordedWhileClear, besidesAnArrival
    case behindItsContent, inACell, removedBehindAPanel, throbbing, inAShade

    /// Words that are said.
    var words: String {
        switch self {
        case .behindAPanel, .behindTwoPanels, .behindADisc, .behindATurnedPanel, .outsideOfTheView,
            .outsideOfAClip, .outsideOfAMask, .ofItsColor, .clear, .inAnEmptyView:
            "Nothing moves in the 2 s of the film."
        case .besidesAFinger: "A finger touches it, but nothing moves in the 2 s of the film."
        case .behindGlass: "The red square moves 100 points down and comes to rest at (120, 170)"
        case .intoAPanel: "points down and is hidden by the blue square from 0.5"
        case .removedBehindAPanel: "The red square moves"
        case .outOfAPanel: "The red square is hidden by the blue rectangle until 0.38 s"
        case .belowACurtain: "The green rectangle fades in"
        case .turningDisc, .throbbing: "changes in place"
        case .inAShade: "“Delete?” fades in"
        case .withAnother: "The group moves 100 points down and comes to rest at 0.9"
        case .deck: "The blue square moves 100 points down and comes to rest at (120, 170)"
        case .rewordedWhileClear: "The text “new” fades in"
        case .besidesAnArrival: "The blue rectangle moves"
        case .behindItsContent, .inACell: "The red square moves 100 points down"
        }
    }

    /// Words that would not be true.
    var untrueWords: String {
        switch self {
        case .intoAPanel, .outOfAPanel: "100 points"
        case .behindGlass, .removedBehindAPanel: "hidden"
        case .rewordedWhileClear: "old"
        case .withAnother: "("
        case .turningDisc: "turns"
        case .throbbing: "shrinks"
        case .inAShade: "rectangle"
        case .behindItsContent, .inACell: "yellow"
        default: "red"
        }
    }

    var testDescription: String { rawValue }

    @MainActor func film() throws -> Film {
        var entry = CatalogEntry(
            viewController: "Hidden", summary: "", size: CGSize(width: 240, height: 320), duration: 2
        ) { HiddenMotionController(self) }
        if self == .besidesAFinger {
            entry = entry.playing(InputScript([.tap(at: CGPoint(x: 40, y: 300), time: 0.5)]))
        }
        return try Film(of: entry).resolved()
    }
}

/// The controller of a hidden motion.
private final class HiddenMotionController: UIViewController {
    private let motion: HiddenMotion
    private let square = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 40))

    init(_ motion: HiddenMotion) {
        self.motion = motion
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        square.backgroundColor = .systemRed
        view.addSubview(square)
        begin()
    }

    private func begin() {
        switch motion {
        case .behindAPanel, .besidesAFinger: cover(CGRect(x: 80, y: 40, width: 100, height: 200))
        case .behindTwoPanels:
            cover(CGRect(x: 60, y: 40, width: 60, height: 200))
            cover(CGRect(x: 120, y: 40, width: 60, height: 200), .systemGreen)
        case .behindADisc: cover(CGRect(x: 10, y: 0, width: 220, height: 220)).layer.cornerRadius = 110
        case .behindATurnedPanel:
            cover(CGRect(x: 20, y: 20, width: 200, height: 200)).transform = CGAffineTransform(
                rotationAngle: 0.3)
        case .behindGlass: cover(CGRect(x: 80, y: 40, width: 100, height: 200)).alpha = 0.5
        case .intoAPanel: cover(CGRect(x: 20, y: 100, width: 200, height: 200))
        case .outOfAPanel:
            cover(CGRect(x: 20, y: 150, width: 200, height: 150))
            square.frame.origin.y = 180
        case .belowACurtain: return dropCurtain()
        case .outsideOfTheView: square.frame.origin.x = -100
        case .outsideOfAClip, .outsideOfAMask: placeOutside()
        case .ofItsColor: square.backgroundColor = .white
        case .clear: square.backgroundColor = .clear
        case .turningDisc: return turn()
        case .throbbing: return throb()
        case .inAShade: return shade()
        case .inAnEmptyView, .withAnother: return moveHolder()
        case .deck: return deal()
        case .rewordedWhileClear: return reword()
        case .besidesAnArrival: return arrive()
        case .behindItsContent, .inACell: return fillCell()
        case .removedBehindAPanel: return goAwayBehindAPanel()
        }
        let way: CGFloat = motion == .outOfAPanel ? -100 : 100
        UIView.animate(withDuration: 1) { [square] in square.center.y += way }
    }

    @discardableResult private func cover(_ frame: CGRect, _ color: UIColor = .systemBlue) -> UIView {
        let cover = UIView(frame: frame)
        cover.backgroundColor = color
        view.addSubview(cover)
        return cover
    }

    private func dropCurtain() {
        let curtain = cover(view.bounds, .systemGreen)
        curtain.alpha = 0
        UIView.animate(withDuration: 0.5) { curtain.alpha = 1 }
        UIView.animate(withDuration: 0.5, delay: 0.8, options: []) { [square] in square.center.y += 100 }
    }

    private func placeOutside() {
        let panel = cover(CGRect(x: 20, y: 20, width: 200, height: 200))
        square.frame.origin = CGPoint(x: 150, y: 20)
        panel.addSubview(square)
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        if motion == .outsideOfAMask {
            half.backgroundColor = .black
            panel.mask = half
        } else {
            panel.addSubview(half)
            half.clipsToBounds = true
            half.addSubview(square)
        }
    }

    private func turn() {
        square.layer.cornerRadius = 20
        UIView.animate(withDuration: 1) { [square] in
            square.transform = CGAffineTransform(rotationAngle: 1)
        }
    }

    /// Shrinks the square again and again; the film ends in the middle.
    private func throb() {
        UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat]) { [square] in
            square.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        }
    }

    /// Fades in a text in a shade, as alerts do.
    private func shade() {
        let shade = cover(view.bounds, UIColor(white: 0, alpha: 0.2))
        shade.alpha = 0
        let label = UILabel(frame: CGRect(x: 60, y: 200, width: 120, height: 30))
        label.text = "Delete?"
        shade.addSubview(label)
        UIView.animate(withDuration: 0.5) { shade.alpha = 1 }
    }

    private func moveHolder() {
        let holder = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        view.addSubview(holder)
        if motion == .withAnother {
            holder.addSubview(square)
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            other.backgroundColor = .systemBlue
            holder.addSubview(other)
        }
        UIView.animate(withDuration: 1) { holder.center.y += 100 }
    }

    private func deal() {
        square.layer.cornerRadius = 8
        let card = cover(square.frame)
        card.layer.cornerRadius = 8
        UIView.animate(withDuration: 1) { card.center.y += 100 }
    }

    private func reword() {
        square.backgroundColor = nil
        let label = UILabel(frame: CGRect(x: 100, y: 200, width: 80, height: 30))
        (label.text, label.alpha) = ("old", 0)
        view.addSubview(label)
        UIView.animate(withDuration: 0.3) { [square] in
            square.center.y += 10
        } completion: { _ in
            label.text = "new"
            UIView.animate(withDuration: 1) { label.alpha = 1 }
        }
    }

    /// Fills a panel with the square but for a rim, and moves it, or a view that holds it and draws nothing.
    private func fillCell() {
        var cell = cover(CGRect(x: 100, y: 50, width: 42, height: 42), .systemYellow)
        square.frame.origin = CGPoint(x: 1, y: 1)
        cell.addSubview(square)
        if motion == .inACell {
            let holder = UIView(frame: cell.frame)
            view.addSubview(holder)
            cell.frame.origin = .zero
            holder.addSubview(cell)
            cell = holder
        }
        UIView.animate(withDuration: 1) { [cell] in cell.center.y += 100 }
    }

    private func goAwayBehindAPanel() {
        cover(CGRect(x: 20, y: 100, width: 200, height: 200))
        UIView.animate(withDuration: 1) { [square] in
            square.center.y += 100
        } completion: { [square] _ in
            square.removeFromSuperview()
        }
    }

    private func arrive() {
        square.frame.origin.y = 200
        let panel = cover(CGRect(x: 0, y: 320, width: 240, height: 220))
        UIView.animate(withDuration: 1) { panel.frame.origin.y = 100 }
    }
}
