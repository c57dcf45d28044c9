import Testing
import UIKitHost

/// The explorer's gestures on controls and lists: those that change something.
@MainActor @Suite struct ExplorerTargetTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()

    init() {
        host.install(root)
    }

    /// Explores for some seconds with a view in the scene, and returns the lines of the script.
    @discardableResult private func explore(_ seconds: Double, with view: UIView) -> [String] {
        host.withCurrent { root.view.addSubview(view) }
        let explorer = Explorer(host, end: seconds)
        for _ in 0..<Int(seconds * 60) {
            explorer.act()
            host.advance(by: 1.0 / 60)
        }
        return explorer.script.text.split(separator: "\n").map(String.init)
    }

    @Test func itSelectsTheNextSegment() {
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.frame = CGRect(x: 10, y: 40, width: 300, height: 32)
        segments.selectedSegmentIndex = 1
        segments.setEnabled(false, forSegmentAt: 2)
        explore(0.5, with: segments)
        #expect(segments.selectedSegmentIndex == 0)
    }

    @Test func itCountsUpAndAtTheEndDown() {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 40, width: 94, height: 32))
        (stepper.maximumValue, stepper.value) = (2, 1)
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        explore(2, with: stepper)
        #expect(values.starts(with: [2, 1]), "\(values)")
    }

    @Test func itTurnsToTheNextPage() {
        let pages = UIPageControl(frame: CGRect(x: 60, y: 40, width: 200, height: 30))
        pages.numberOfPages = 3
        explore(0.5, with: pages)
        #expect(pages.currentPage == 1)
    }

    @Test func itTurnsAWheelOfRows() {
        final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var selected: [Int] = []
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { "Row \(row)" }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                selected.append(row)
            }
        }
        let source = Source()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (source, source)
        explore(3, with: picker)
        #expect(source.selected.contains { $0 > 0 }, "\(source.selected)")
    }

    @Test func itTypesIntoATextView() {
        let text = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
        let lines = explore(3, with: text)
        #expect(text.text == "Hello", "\(lines)")
    }

    /// Code that refreshes a list may follow its offset, without a refresh control.
    @Test func itPullsAListBeforeItScrollsIt() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var offsets: [CGFloat] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
            }
        }
        let source = Source()
        let table = UITableView(frame: root.view.bounds)
        (table.dataSource, table.delegate) = (source, source)
        explore(3, with: table)
        let pulled = try #require(source.offsets.firstIndex { $0 < -30 })
        let scrolled = try #require(source.offsets.firstIndex { $0 > 100 })
        #expect(pulled < scrolled)
    }

    @Test func aScrollViewAtItsEndIsDraggedBack() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
        scroll.contentSize = CGSize(width: 960, height: 200)
        scroll.contentOffset.x = 640
        explore(1, with: scroll)
        #expect(scroll.contentOffset.x < 600)
    }

    @Test func itUncoversTheButtonsOfARow() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var deletions = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    self.deletions += 1
                    done(true)
                }
                return indexPath.row == 1 ? UISwipeActionsConfiguration(actions: [action]) : nil
            }
        }
        let source = Source()
        let table = UITableView(frame: root.view.bounds)
        (table.dataSource, table.delegate) = (source, source)
        let lines = explore(4, with: table)
        #expect(source.deletions >= 1, "\(lines)")
    }

    @Test func itSwipesARowThatIsWhollyInSight() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
                ])
            }
        }
        let source = Source()
        let table = UITableView(frame: root.view.bounds)
        (table.dataSource, table.delegate, table.isScrollEnabled) = (source, source, false)
        host.withCurrent {
            table.layoutIfNeeded()
            table.contentOffset.y = 40
        }
        let lines = explore(1, with: table)
        #expect(lines.first?.hasPrefix("pan 160,35:40,35@") == true, "\(lines)")
    }
}
