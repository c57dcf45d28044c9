import Foundation
import TestSupport
import Testing
import UIKitHost

/// The values that initializers of a storyboard's objects find after `super.init(coder:)`.
@MainActor @Suite struct DrawnCoderTests {
    private let app = DrawnApp()
    private static let inner = #"<view id="y"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#

    private static func view(_ name: String, _ type: String) -> String {
        #"""
        <\#(name) tag="7" alpha="0.5" fixedFrame="YES" id="x" customClass="\#(type)">
          <rect key="frame" x="100" y="200" width="80" height="60"/>
          <subviews>\#(inner)</subviews><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></\#(name)>
        """#
    }

    @Test func aViewFindsWhatIsDrawnAndMayChangeIt() throws {
        try app.run(["Main": DrawnApp.scene("a", view: Self.view("view", "CodedBox"))]) { controller in
            let box = try #require(controller.view.viewWithTag(7) as? CodedBox)
            #expect(box.found == "100.0 200.0 80.0 60.0 red 7 0.5 1")
            #expect(box.backgroundColor == .green && box.alpha == 1 && box.layer.cornerRadius == 40)
            // A subview of the initializer's own lies above those of the storyboard.
            #expect(box.subviews.count == 2 && box.subviews[1] === box.own)
        }
    }

    @Test func aViewThatDoesNotPassTheCoderOnIsEmpty() throws {
        try app.run(["Main": DrawnApp.scene("a", view: Self.view("view", "DeafBox"))]) { controller in
            let box = try #require(controller.view.subviews.first as? DeafBox)
            #expect(box.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(box.tag == 0 && box.backgroundColor == nil && box.subviews.isEmpty)
        }
    }

    @Test func controlsAndTablesTakeTheirAttributesAfterUIKitsOwn() throws {
        let contents = Self.view("tableView", "CodedTable")
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) { controller in
            let table = try #require(controller.view.viewWithTag(7) as? CodedTable)
            #expect(table.found == .red && table.backgroundColor == .red)
        }
    }

    @Test func aButtonOfItsOwnClassHasItsType() throws {
        let contents = #"""
            <button tag="7" buttonType="system" id="x" customClass="CodedButton">
              <rect key="frame" x="0" y="0" width="80" height="30"/><state key="normal" title="Go"/></button>
            """#
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) { controller in
            let button = try #require(controller.view.viewWithTag(7) as? CodedButton)
            #expect(button.buttonType == .system && button.found == "Go")
            #expect(button.currentTitleColor == button.tintColor)
        }
    }

    @Test(arguments: ["", #"customClass="CodedPages""#]) func aPageControllerIsDrawn(_ type: String) throws {
        let scene = DrawnApp.scene(
            "a", #"\#(type) transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="9""#,
            name: "pageViewController")
        try app.run(["Main": scene]) { controller in
            let pages = try #require(controller as? UIPageViewController)
            #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
            #expect((pages is CodedPages) == !type.isEmpty)
        }
    }

    @Test func tablesAndCellsOfTheirOwnClassesHaveTheirStyles() throws {
        let contents = #"""
            <tableView tag="7" style="insetGrouped" id="x" customClass="CodedTable"><sections>
              <tableViewSection id="s"><cells><tableViewCell style="IBUITableViewCellStyleSubtitle"
                textLabel="l" detailTextLabel="m" id="c" customClass="CodedCell">
                <tableViewCellContentView key="contentView" id="d"><subviews>
                  <label text="One" id="l"/><label text="Two" id="m"/></subviews>
                </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            """#
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) { controller in
            let table = try #require(controller.view.viewWithTag(7) as? CodedTable)
            #expect(table.style == .insetGrouped)
            let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
            #expect(cell is CodedCell)
            #expect(cell?.textLabel?.text == "One" && cell?.detailTextLabel?.text == "Two")
        }
    }

    @Test func aLayoutFindsItsDistances() throws {
        let contents = #"""
            <collectionView tag="7" id="x"><rect key="frame" x="0" y="0" width="80" height="60"/>
              <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
                minimumLineSpacing="12" id="l" customClass="CodedLayout">
                <size key="itemSize" width="20" height="30"/></collectionViewFlowLayout></collectionView>
            """#
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) { controller in
            let collection = try #require(controller.view.viewWithTag(7) as? UICollectionView)
            let layout = try #require(collection.collectionViewLayout as? CodedLayout)
            #expect(layout.found == CGSize(width: 20, height: 30) && layout.minimumLineSpacing == 3)
            #expect(layout.scrollDirection == .horizontal)
        }
    }

    @Test func aCreatorGivesAControllerItsValues() throws {
        let other = #"storyboardIdentifier="B" customClass="FilledController""#
        let label = #"<label text="Drawn" tag="7" id="l"/>"#
        let scenes = DrawnApp.scene("a") + DrawnApp.scene("b", other, view: label)
        try app.run(["Main": scenes]) { root in
            let story = try #require(root.storyboard)
            let filled = story.instantiateViewController(identifier: "B") {
                FilledController(coder: $0, word: "given")
            }
            #expect(filled.word == "given")
            #expect((filled.view.viewWithTag(7) as? UILabel)?.text == "Drawn")
            let plain: FilledController = story.instantiateViewController(identifier: "B") { _ in nil }
            #expect(plain.word == "drawn")
        }
    }

    @Test func aControllerKeepsTheStyleThatItsInitializerSets() throws {
        let next = DrawnApp.scene(
            "b", #"title="Drawn" modalPresentationStyle="fullScreen" customClass="CodedController""#)
        let segue = DrawnApp.segue(to: "b", #"kind="presentation" identifier="go""#)
        try app.run(["Main": DrawnApp.scene("a", "", segue) + next]) { root in
            root.performSegue(withIdentifier: "go", sender: nil)
            let shown = try #require(root.presentedViewController as? CodedController)
            #expect(shown.modalPresentationStyle == .overFullScreen && shown.title == "Drawn, coded")
            // The controller is awake before its view is loaded.
            #expect(shown.steps == ["init", "awake", "load"])
        }
    }
}

/// A view that reads and changes what is drawn for it.
final class CodedBox: UIView {
    private(set) var found = ""
    let own = UIView()

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let place = "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
        let color = backgroundColor == .red ? "red" : "no color"
        found = "\(place) \(color) \(tag) \(alpha) \(subviews.count)"
        (backgroundColor, alpha) = (.green, 1)
        layer.cornerRadius = frame.width / 2
        addSubview(own)
    }
}

/// A view that ignores the coder.
final class DeafBox: UIView {
    required init?(coder: NSCoder) { super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
}

/// A table that reads its color.
final class CodedTable: UITableView {
    private(set) var found: UIColor?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found = backgroundColor
    }
}

/// A button that reads its title.
final class CodedButton: UIButton {
    private(set) var found: String?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found = currentTitle
    }
}

final class CodedPages: UIPageViewController {}

final class CodedCell: UITableViewCell {}

/// A layout that reads and changes its distances.
final class CodedLayout: UICollectionViewFlowLayout {
    private(set) var found = CGSize.zero

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found = itemSize
        minimumLineSpacing = 3
    }
}

/// A controller that chooses its own style.
final class CodedController: UIViewController {
    private(set) var steps: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .overFullScreen
        title = "\(title ?? ""), coded"
        steps.append("init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        steps.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        steps.append("load")
    }
}

/// A controller that code gives a value when it is created.
final class FilledController: UIViewController {
    let word: String

    init?(coder: NSCoder, word: String) {
        self.word = word
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        word = "drawn"
        super.init(coder: coder)
    }
}
