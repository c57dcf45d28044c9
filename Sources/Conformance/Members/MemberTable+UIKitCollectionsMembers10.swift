// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITableViewDelegate to UIViewController.
    mutating func addUIKitCollectionsMembers10() {
        addUIKitCollectionsMembers10Part0()
        addUIKitCollectionsMembers10Part1()
        addUIKitCollectionsMembers10Part2()
        addUIKitCollectionsMembers10Part3()
        addUIKitCollectionsMembers10Part4()
    }

    /// Adds members of UITableViewDelegate.
    private mutating func addUIKitCollectionsMembers10Part0() {
        method("tableView(_:viewForHeaderInSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), viewForHeaderInSection: try $1.get(1))
        }
        method("tableView(_:willBeginEditingRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willBeginEditingRowAt: try $1.get(1))
        }
        method("tableView(_:willDeselectRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDeselectRowAt: try $1.get(1))
        }
        method("tableView(_:willDisplay:forRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDisplay: try $1.get(1), forRowAt: try $1.get(2))
        }
        method("tableView(_:willDisplayFooterView:forSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDisplayFooterView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:willDisplayHeaderView:forSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDisplayHeaderView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:willSelectRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willSelectRowAt: try $1.get(1))
        }
    }

    /// Adds members of UITableViewHeaderFooterView.
    private mutating func addUIKitCollectionsMembers10Part1() {
        property("backgroundView", \UITableViewHeaderFooterView.backgroundView)
        property("contentView", \UITableViewHeaderFooterView.contentView)
        property("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
        property("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
        property("textLabel", \UITableViewHeaderFooterView.textLabel)
        function("UITableViewHeaderFooterView()") { _ in UITableViewHeaderFooterView() }
        function("UITableViewHeaderFooterView(dequeuedAs:)") {
            UITableViewHeaderFooterView(dequeuedAs: try $0.get(0))
        }
        function("UITableViewHeaderFooterView(reuseIdentifier:)") {
            UITableViewHeaderFooterView(reuseIdentifier: try $0.get(0))
        }
        method("prepareForReuse()", of: UITableViewHeaderFooterView.self) { base, _ in
            base.prepareForReuse()
        }
    }

    /// Adds members of UITableViewRowAction.
    private mutating func addUIKitCollectionsMembers10Part2() {
        property("backgroundColor", \UITableViewRowAction.backgroundColor)
        property("style", \UITableViewRowAction.style)
        property("title", \UITableViewRowAction.title)
    }

    /// Adds members of UITableViewRowAction.Style.
    private mutating func addUIKitCollectionsMembers10Part3() {
        constant("UITableViewRowAction.Style.default") { UITableViewRowAction.Style.`default` }
        enumeration(UITableViewRowAction.Style.self)
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCollectionsMembers10Part4() {
        property("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration)
    }
}
