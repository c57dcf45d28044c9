import Testing
import UIKitHost
import UIKitTables
import UIKitTestSupport

/// Touches on rows and on controls in them, which a table keeps for a short time.
@MainActor @Suite struct RowTouchTests {
    private final class List: UITableViewController {
        let log = Log()
        let slider = UISlider(frame: CGRect(x: 10, y: 0, width: 300, height: 44))

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if path.row == 5 { cell.contentView.addSubview(slider) }
            return cell
        }
        override func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
            log("highlighted \(path.row)")
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
            log("unhighlighted \(path.row)")
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            log("selected \(path.row)")
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = List(style: .plain)

    init() {
        host.install(list)
        host.advance(by: 1.0 / 60)
    }

    private func run(_ script: InputScript, _ seconds: Double) {
        host.inputScript = script
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func aPanThatBeginsAtOnceHighlightsNothing() {
        run([.pan(along: [CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 200)], from: 0.1, to: 0.5)], 2)
        #expect(list.tableView.contentOffset.y > 100 && list.log.entries.isEmpty)
    }

    @Test func aFingerThatRestsHighlightsTheRowWhichAPanEnds() {
        let (start, end) = (CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 200))
        run([.pan(through: [(start, 0.1), (start, 0.4), (end, 0.8)])], 0.2)
        #expect(list.log.entries.isEmpty)
        for _ in 0..<10 { host.advance(by: 1.0 / 60) }
        #expect(list.log.entries == ["highlighted 9"])
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(list.log.entries == ["highlighted 9", "unhighlighted 9"])
    }

    @Test func aLightTapHighlightsTheRowWhenItIsLifted() {
        run([.tap(at: CGPoint(x: 100, y: 66), time: 0.1)], 0.15)
        #expect(list.log.entries.isEmpty)
        for _ in 0..<10 { host.advance(by: 1.0 / 60) }
        #expect(list.log.entries == ["highlighted 1", "unhighlighted 1", "selected 1"])
    }

    @Test func aSliderInARowFollowsTheFingerFromTheStart() {
        let knob = host.withCurrent { list.slider.convert(CGPoint(x: 15, y: 22), to: nil) }
        run([.pan(along: [knob, CGPoint(x: knob.x + 200, y: knob.y)], from: 0.1, to: 0.3)], 0.6)
        #expect(list.slider.value > 0.5 && list.tableView.contentOffset.y == 0)
    }
}
