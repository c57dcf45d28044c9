import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Wheels of rows: their form, their contents and their motion under a finger.
@MainActor @Suite struct UIPickerViewTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))

    private func show(_ source: Rows) {
        host.withCurrent {
            (picker.dataSource, picker.delegate) = (source, source)
            host.window.addSubview(picker)
        }
        run(0.1)
    }

    private func run(_ seconds: Double, _ script: InputScript? = nil) {
        if let script { host.inputScript = script }
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func frame(_ row: Int) throws -> CGRect {
        let view = try #require(picker.view(forRow: row, forComponent: 0))
        return view.convert(view.bounds, to: picker)
    }

    @Test func aPickerWithoutAFrameHasItsSizeAtTheOrigin() {
        host.withCurrent {
            #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
            let lower = UIPickerView(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
            #expect(lower.frame == CGRect(x: 0, y: 100, width: 320, height: 216))
        }
    }

    @Test func aColumnThatDoesNotExistIsRefused() {
        let source = Rows(count: 3)
        picker.accessibilityIdentifier = "wheel"
        show(source)
        host.withCurrent { picker.selectRow(0, inComponent: 2, animated: false) }
        #expect(
            host.failure?.message
                == "wheel: there is no component 2, but selectRow(_:inComponent:) was asked for it; "
                + "there are 1.")
    }

    @Test func moreColumnsThanAFilmShowsAreRefused() {
        let source = Rows(count: 3)
        source.components = 1001
        picker.accessibilityIdentifier = "wheel"
        show(source)
        #expect(
            host.failure?.message == "wheel: the data source has 1001 components; a film shows at most 1000.")
    }

    @Test func rowsLieOnACylinder() throws {
        let source = Rows(count: 21)
        (source.height, source.hasViews) = (44, true)
        show(source)
        host.withCurrent { picker.selectRow(10, inComponent: 0, animated: false) }
        run(0.1)
        // Frames of a picker of Mac Catalyst 26.1 with rows of 44 points.
        for (row, y, height) in [
            (7, 8.28346, 9.79092), (9, 45.97933, 39.64263), (10, 86, 44), (12, 170.32383, 27.43355),
        ] {
            let frame = try frame(row)
            #expect(abs(frame.minY - y) < 0.02 && abs(frame.height - height) < 0.001)
        }
        #expect(picker.view(forRow: 6, forComponent: 0) == nil)
    }

    @Test(arguments: [(1, 302.0), (2, 148), (3, 97), (4, 71), (5, 56)])
    func columnsShareTheWidth(_ count: Int, _ width: CGFloat) {
        let source = Rows(count: 9)
        source.components = count
        show(source)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: width, height: 32))
    }

    @Test func aDelegateGivesTheWidths() {
        let source = Rows(count: 9)
        (source.components, source.width) = (2, 60)
        show(source)
        #expect(picker.rowSize(forComponent: 1).width == 60)
    }

    @Test func textsHaveTheirColors() {
        let source = Rows(count: 3)
        source.color = .red
        show(source)
        let texts = host.picture().texts
        #expect(texts.map(\.string) == ["Row 0", "Row 1", "Row 2"])
        #expect(texts.allSatisfy { $0.color == UIColor.red.color })
    }

    @Test func aRowSelectedByCodeIsReachedOnTheWay() {
        let source = Rows(count: 30)
        show(source)
        host.withCurrent { picker.selectRow(10, inComponent: 0, animated: true) }
        #expect(picker.selectedRow(inComponent: 0) == 10)
        run(0.15)
        #expect(picker.view(forRow: 5, forComponent: 0) != nil)
        #expect(picker.view(forRow: 12, forComponent: 0) == nil)
        run(0.3)
        #expect(picker.view(forRow: 12, forComponent: 0) != nil && source.selected.isEmpty)
    }

    @Test func aThrownWheelTurnsOnAndSettlesOnARow() throws {
        let source = Rows(count: 100)
        source.hasViews = true
        show(source)
        let path = [CGPoint(x: 160, y: 280), CGPoint(x: 160, y: 180)]
        run(0.4, [.pan(along: path, from: 0.2, to: 0.4)])
        #expect(source.selected.isEmpty)
        run(6)
        let row = picker.selectedRow(inComponent: 0)
        #expect(source.selected == [row] && row > 5)
        #expect(abs(try frame(row).midY - 108) < 0.5)
    }

    @Test func aTapTurnsTheWheelToItsRow() {
        let source = Rows(count: 9)
        show(source)
        run(1, [.tap(at: CGPoint(x: 160, y: 100 + 140), time: 0.2)])
        #expect(source.selected == [1] && picker.selectedRow(inComponent: 0) == 1)
    }
}

/// Rows with numbers.
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let count: Int
    var components = 1
    var height: CGFloat = 32
    var width: CGFloat = 0
    var hasViews = false
    var color: UIColor?
    var selected: [Int] = []

    init(count: Int) { self.count = count }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { width }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        color.map { NSAttributedString(string: "Row \(row)", attributes: [.foregroundColor: $0]) }
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        // The default implementation of the protocol stands for no view.
        hasViews
            ? view ?? UIView()
            : TextsAlone.shared.pickerView(
                pickerView, viewForRow: row, forComponent: component, reusing: view)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selected.append(row)
    }
}

/// A delegate that omits all methods.
private final class TextsAlone: NSObject, UIPickerViewDelegate {
    static let shared = TextsAlone()
}
