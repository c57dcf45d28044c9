import Testing
import UIKitHost
import UIKitTables

/// The frames of the texts that a cell has by its style.
@MainActor @Suite struct CellTextTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// Lays out a cell of 320 by 44 points and calls a closure with its two labels.
    private func texts(
        _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String,
        _ body: (_ text: UILabel, _ detail: UILabel) -> Void
    ) throws {
        try host.withCurrent {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            let (first, second) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
            (first.text, second.text) = (text, detail)
            (first.textAlignment, second.textAlignment) = (.center, .center)
            cell.layoutIfNeeded()
            body(first, second)
        }
    }

    private func isInTheMiddle(_ label: UILabel) -> Bool {
        abs(label.frame.midY - 22) < 1e-9 && label.frame.height == label.intrinsicContentSize.height
    }

    @Test func textsBelowOneAnotherAreAsWideAsTheirLetters() throws {
        try texts(.subtitle, "Title", "Detail") { text, detail in
            #expect(text.frame.size == text.intrinsicContentSize && text.frame.minX == 16)
            #expect(detail.frame.size == detail.intrinsicContentSize && detail.frame.minX == 16)
            #expect(text.frame.maxY <= detail.frame.minY)
        }
    }

    @Test func aLongTextIsNoWiderThanItsRoom() throws {
        let long = String(repeating: "a long text ", count: 12)
        try texts(.subtitle, long, long) { text, detail in
            #expect(text.frame.width == 288 && detail.frame.width == 288)
        }
    }

    @Test func textsBesideOneAnotherAreAsHighAsTheirLetters() throws {
        try texts(.value1, "Title", "Detail") { text, detail in
            #expect(isInTheMiddle(text) && text.frame.width == text.intrinsicContentSize.width)
            #expect(isInTheMiddle(detail) && detail.frame.maxX == 304)
        }
    }

    @Test func theFirstOfTwoTextsHasAColumnOfItsOwn() throws {
        try texts(.value2, "Title", "Detail") { text, detail in
            #expect(isInTheMiddle(text) && text.frame.minX == 16 && text.frame.width == 91)
            #expect(isInTheMiddle(detail) && detail.frame.minX == 113 && text.textAlignment == .right)
        }
    }
}
