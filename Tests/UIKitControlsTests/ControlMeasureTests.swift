import Picture
import Testing
import UIKitHost

@testable import UIKitControls
@_spi(UIKitInternals) @testable import UIKitCore

/// The parts of controls in the look of iOS 26, with the numbers of Mac Catalyst 26.1.
@MainActor @Suite struct ControlMeasureTests {
    private let host: SceneHost = {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 2)
        host.look = .iOS26
        return host
    }()

    @Test func theKnobOfASwitchIs37PointsWide() {
        host.withCurrent {
            let control = UISwitch()
            #expect(control.subviews.last?.frame == CGRect(x: 2, y: 2, width: 37, height: 24))
            control.isOn = true
            #expect(control.subviews.last?.frame == CGRect(x: 24, y: 2, width: 37, height: 24))
            control.isOn = false
            #expect(control.subviews.first?.backgroundColor?.color == Color(alpha: 66 / 255))
        }
    }

    @Test func aSwitchThatIsTurnedOnComesToRest() throws {
        let control = host.withCurrent {
            let control = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
            host.window.addSubview(control)
            control.setOn(true, animated: true)
            return control
        }
        let knob = try #require(control.subviews.last)
        var farthest: CGFloat = 0
        for _ in 0..<90 {
            host.advance(by: 1.0 / 60)
            farthest = max(farthest, host.withCurrent { knob.layer.presentation()?.position.x ?? 0 })
        }
        #expect(knob.frame.minX == 24)
        #expect(farthest > 42.5)
    }

    private func lines(of spinner: UIActivityIndicatorView) -> [(path: Path, color: Color, width: CGFloat)] {
        spinner.pictureContents(in: spinner.bounds).compactMap { content in
            guard case .stroke(.path(let path), let color, let stroke) = content else { return nil }
            return (path, color, stroke.width)
        }
    }

    @Test(
        arguments: zip(
            [UIActivityIndicatorView.Style.medium, .large],
            [(2.5, 10 - 4.75, 10 - 8.75), (5, 17.5 - 8, 17.5 - 15)] as [(CGFloat, CGFloat, CGFloat)]))
    func aSpinnerHasThickLines(
        _ style: UIActivityIndicatorView.Style, _ line: (width: CGFloat, start: CGFloat, end: CGFloat)
    ) {
        host.withCurrent {
            let spinner = UIActivityIndicatorView(style: style)
            spinner.color = .black
            let lines = lines(of: spinner)
            let middle: CGFloat = style == .medium ? 10 : 17.5
            #expect(lines.first?.width == line.width)
            let top = Path([
                .move(CGPoint(x: middle, y: line.start)), .line(CGPoint(x: middle, y: line.end)),
            ])
            #expect(lines.first?.path == top)
            // Clockwise from the top; the line at the left is the darkest.
            let opacities = lines.map { ($0.color.alpha * 255).rounded() }
            #expect(opacities == [69, 69, 69, 69, 106, 143, 180, 217].rotated(by: 1))
        }
    }

    @Test func theSpinnerOfARefreshControlIsBigger() throws {
        try host.withCurrent {
            let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
            control.layoutIfNeeded()
            let spinner = try #require(control.subviews.first as? UIActivityIndicatorView)
            #expect(spinner.center == CGPoint(x: 160, y: 30) && spinner.bounds.width == 30)
            let path = Path([.move(CGPoint(x: 15, y: 8.25)), .line(CGPoint(x: 15, y: 1.75))])
            #expect(lines(of: spinner).first?.path == path && lines(of: spinner).first?.width == 3.5)
            #expect(spinner.color == .label)
        }
    }

    @Test(arguments: zip([0, 0.01, 0.333, 1] as [Float], [0, 8, 93, 280] as [CGFloat]))
    func theFilledPartOfAProgressBarIsAPill(_ progress: Float, _ width: CGFloat) {
        host.withCurrent {
            let bar = UIProgressView(frame: CGRect(x: 20, y: 20, width: 280, height: 10))
            bar.progress = progress
            bar.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 20, y: 20, width: 280, height: 4))
            #expect(bar.subviews.first?.frame.width == width)
        }
    }

    @Test func segmentsBeginAtWholePoints() {
        host.withCurrent {
            let control = UISegmentedControl(items: ["One", "Two", "Three"])
            control.frame = CGRect(x: 20, y: 70, width: 280, height: 32)
            control.selectedSegmentIndex = 1
            control.layoutIfNeeded()
            let titles = control.subviews.compactMap { $0 as? UIButton }
            #expect(titles.map(\.frame.minX) == [0, 93, 186] && titles.last?.frame.width == 94)
            #expect(control.subviews.first?.frame == CGRect(x: 95, y: 2, width: 89, height: 28))
            #expect(titles[1].titleLabel?.font == .systemFont(ofSize: 13, weight: .medium))
        }
    }
}

extension Array {
    /// Returns the elements with the first ones at the end.
    fileprivate func rotated(by count: Int) -> [Element] { Array(self[count...] + self[..<count]) }
}
