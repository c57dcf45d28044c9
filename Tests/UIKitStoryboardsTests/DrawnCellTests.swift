import Foundation
import TestSupport
import Testing
import UIKitHost

/// Stacks, cells and rows that a storyboard draws.
@MainActor @Suite struct DrawnCellTests {
    private func controller(
        _ view: String, attributes: String = "", _ body: (UIView, SceneHost) throws -> Void
    ) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document useAutolayout="YES" initialViewController="a"><scenes><scene><objects>
              <viewController id="a" sceneMemberID="viewController">\(view)</viewController>
            </objects></scene></scenes></document>
            """
        try withTemporaryFolder { folder in
            try text.write(
                to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 300, height: 400))
            host.resourceFolder = folder.path
            try host.withCurrent {
                let story = UIStoryboard(name: "Main", bundle: nil)
                let controller = try #require(story.instantiateInitialViewController())
                host.install(controller)
                try body(controller.view, host)
                #expect(host.failure == nil)
            }
        }
    }

    private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"

    @Test func tablesAndTheirCellsHaveTheViewsAroundTheRows() throws {
        func drawn(_ key: String, _ tag: Int, _ height: Int) -> String {
            """
            <view key="\(key)" tag="\(tag)" id="w\(tag)">
              <rect key="frame" x="0" y="0" width="300" height="\(height)"/></view>
            """
        }
        let table = """
            <tableView key="view" id="v">\(Self.rect)
              \(drawn("tableHeaderView", 1, 70))\(drawn("tableFooterView", 2, 40))\(drawn("backgroundView", 3, 9))
              <sections><tableViewSection id="s"><cells><tableViewCell id="c">\(Self.rect)
                \(drawn("accessoryView", 4, 9))\(drawn("selectedBackgroundView", 5, 9))
              </tableViewCell></cells></tableViewSection></sections>
            </tableView>
            """
        try controller(table) { view, host in
            let table = try #require(view as? UITableView)
            host.advance(by: 1.0 / 60)
            #expect(table.tableHeaderView?.tag == 1 && table.tableHeaderView?.frame.height == 70)
            #expect(table.tableFooterView?.tag == 2 && table.tableFooterView?.frame.minY == 70 + 44)
            #expect(table.backgroundView?.tag == 3)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.accessoryView?.tag == 4 && cell.selectedBackgroundView?.tag == 5)
        }
    }

    @Test func aTableHasTheRefreshControlOfItsController() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document useAutolayout="YES" initialViewController="a"><scenes><scene><objects>
              <tableViewController id="a" sceneMemberID="viewController">
                <tableView key="view" id="v">\(Self.rect)</tableView>
                <refreshControl key="refreshControl" enabled="NO" id="r">
                  <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString>
                  <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                </refreshControl>
              </tableViewController></objects></scene></scenes></document>
            """
        try withTemporaryFolder { folder in
            try text.write(
                to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 300, height: 400))
            host.resourceFolder = folder.path
            try host.withCurrent {
                let story = UIStoryboard(name: "Main", bundle: nil)
                let controller = try #require(story.instantiateInitialViewController())
                host.install(controller)
                let drawn = (controller as? UITableViewController)?.refreshControl
                let control = try #require(drawn)
                #expect(control.isEnabled && control.tintColor == .red)
                #expect(control.attributedTitle?.string == "Pull")
            }
        }
    }

    @Test func aRowHasTheImageThatItsStyleDraws() throws {
        let table = """
            <tableView key="view" id="v">\(Self.rect)
              <inset key="separatorInset" minX="40" minY="0.0" maxX="0.0" maxY="0.0"/>
              <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
              <sections><tableViewSection id="s"><cells>
                <tableViewCell textLabel="t" imageView="i" indentationLevel="2" id="c">\(Self.rect)
                  <tableViewCellContentView key="contentView" id="cc">\(Self.rect)<subviews>
                    <label text="Row" id="t"/>
                    <imageView image="star.fill" catalog="system" alpha="0.5" id="i"/>
                  </subviews></tableViewCellContentView>
                </tableViewCell></cells></tableViewSection></sections>
            </tableView>
            """
        try controller(table) { view, host in
            let table = try #require(view as? UITableView)
            host.advance(by: 1.0 / 60)
            #expect(table.separatorInset.left == 40 && table.separatorColor == .red)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.imageView?.image != nil && cell.imageView?.alpha == 0.5)
            #expect(cell.textLabel?.text == "Row" && cell.indentationLevel == 2)
        }
    }

    @Test func onlyADrawnBackgroundIsARowsOwn() throws {
        func row(_ id: String, _ color: String) -> String {
            #"<tableViewCell id="\#(id)">\#(Self.rect)\#(color)</tableViewCell>"#
        }
        let white = #"<color key="backgroundColor" white="1" alpha="1"/>"#
        let table = """
            <tableView key="view" style="grouped" id="v">\(Self.rect)
              <sections><tableViewSection id="s"><cells>\(row("c", white))\(row("d", ""))</cells>
              </tableViewSection></sections>
            </tableView>
            """
        try controller(table) { view, host in
            let table = try #require(view as? UITableView)
            host.advance(by: 1.0 / 60)
            let cells = (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
            #expect(cells.map { $0?.hasOwnBackground } == [true, false])
        }
    }

    @Test func stacksShareTheirLengthAndGuidesKeepTheirDistance() throws {
        let view = """
            <view key="view" id="v">\(Self.rect)
              <subviews>
                <stackView id="s" axis="vertical" distribution="fillEqually" spacing="10" translatesAutoresizingMaskIntoConstraints="NO">
                  \(Self.rect)
                  <subviews><view id="x">\(Self.rect)</view><view id="y">\(Self.rect)</view></subviews>
                </stackView>
              </subviews>
              <viewLayoutGuide key="safeArea" id="g"/>
              <constraints>
                <constraint firstItem="s" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="20" id="1"/>
                <constraint firstItem="g" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="20" id="2"/>
                <constraint firstItem="s" firstAttribute="top" secondItem="g" secondAttribute="top" id="3"/>
                <constraint firstItem="s" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="4"/>
                <constraint firstItem="s" firstAttribute="height" constant="999" placeholder="YES" id="5"/>
              </constraints>
            </view>
            """
        try controller(view) { view, _ in
            let stack = try #require(view.subviews.first as? UIStackView)
            #expect(stack.frame == CGRect(x: 20, y: 0, width: 260, height: 400))
            #expect(stack.arrangedSubviews.map(\.frame.height) == [195, 195])
            #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 205])
        }
    }

    @Test func constraintsOfOtherSizeClassesAreLeftOut() throws {
        let view = """
            <view key="view" id="v">\(Self.rect)
              <subviews>
                <view id="s" translatesAutoresizingMaskIntoConstraints="NO">
                  \(Self.rect)
                  <constraints>
                    <constraint firstAttribute="width" constant="100" id="w1"/>
                    <constraint firstAttribute="width" constant="50" id="w2"/>
                    <constraint firstAttribute="height" constant="30" id="h"><variation key="widthClass=compact" constant="60"/></constraint>
                  </constraints>
                  <variation key="default"><mask key="constraints"><exclude reference="w1"/><exclude reference="w2"/></mask></variation>
                  <variation key="widthClass=regular"><mask key="constraints"><include reference="w1"/></mask></variation>
                  <variation key="heightClass=compact-widthClass=compact"><mask key="constraints"><include reference="w2"/></mask></variation>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
                <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
              </constraints>
            </view>
            """
        // The window of 300 by 400 points is compact in both directions.
        try controller(view) { view, host in
            #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
            #expect(host.warnings.isEmpty)
        }
    }

    @Test func prototypesBecomeCellsWithTheirLayout() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: "Box", for: path)
            }
        }
        let view = """
            <view key="view" id="v">\(Self.rect)
              <subviews>
                <collectionView id="c">
                  <rect key="frame" x="0" y="0" width="300" height="400"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="0" id="f">
                    <size key="itemSize" width="300" height="60"/>
                  </collectionViewFlowLayout>
                  <cells>
                    <collectionViewCell reuseIdentifier="Box" id="k">
                      <rect key="frame" x="0" y="0" width="300" height="60"/>
                      <view key="contentView" id="w">
                        <rect key="frame" x="0" y="0" width="300" height="60"/>
                        <subviews><label id="l" text="Drawn" tag="9">\(Self.rect)</label></subviews>
                      </view>
                    </collectionViewCell>
                  </cells>
                </collectionView>
              </subviews>
            </view>
            """
        try controller(view) { view, host in
            let collection = try #require(view.subviews.first as? UICollectionView)
            let source = Source()
            collection.dataSource = source
            host.advance(by: 1.0 / 60)
            let frames = (0..<3).compactMap {
                collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
            #expect(
                frames.map(\.minY) == [0, 64, 128]
                    && frames.allSatisfy { $0.size == CGSize(width: 300, height: 60) })
            let labels = collection.visibleCells.compactMap { $0.contentView.viewWithTag(9) as? UILabel }
            #expect(labels.map(\.text) == ["Drawn", "Drawn", "Drawn"] && labels[0] !== labels[1])
        }
    }

    @Test func fixedRowsHaveTheirHeadersTextsAndHeights() throws {
        let view = """
            <tableView key="view" style="grouped" rowHeight="50" id="t">\(Self.rect)
              <sections>
                <tableViewSection headerTitle="First" id="s1"><cells>
                  <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l1" accessoryType="disclosureIndicator" id="c1">
                    \(Self.rect)
                    <tableViewCellContentView key="contentView" id="w1"><subviews>
                      <label id="l1" text="One">\(Self.rect)</label></subviews></tableViewCellContentView>
                  </tableViewCell>
                  <tableViewCell rowHeight="80" id="c2">\(Self.rect)
                    <tableViewCellContentView key="contentView" id="w2"><subviews>
                      <switch id="sw" on="NO">\(Self.rect)</switch></subviews></tableViewCellContentView>
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                  </tableViewCell>
                </cells></tableViewSection>
              </sections>
            </tableView>
            """
        try controller(view) { view, _ in
            let table = try #require(view as? UITableView)
            #expect(table.numberOfSections == 1 && table.visibleCells.count == 2)
            #expect(table.visibleCells[0].textLabel?.text == "One")
            #expect(table.visibleCells.map(\.frame.height) == [50, 80])
            #expect(table.visibleCells[1].contentView.subviews.contains { $0 is UISwitch })
            #expect(table.visibleCells[1].layer.cornerRadius == 7)
            #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "First")
        }
    }
    @Test func viewsAroundTheRowsAreDrawn() throws {
        let view = """
            <tableView key="view" style="insetGrouped" id="t">\(Self.rect)
              <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="70"/>
                <subviews><label id="l" text="Top">\(Self.rect)</label></subviews></view>
              <view key="tableFooterView" id="f"><rect key="frame" x="0" y="114" width="375" height="40"/></view>
            </tableView>
            """
        try controller(view) { view, _ in
            let table = try #require(view as? UITableView)
            #expect(table.style == .insetGrouped)
            #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
            #expect((table.tableHeaderView?.subviews.first as? UILabel)?.text == "Top")
            #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 70, width: 300, height: 40))
        }
    }
}
