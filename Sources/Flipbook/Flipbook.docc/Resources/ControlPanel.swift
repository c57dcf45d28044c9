import Flipbook
import UIKit

/// Controls and bars, which look different on each system.
final class ControlPanel: UINavigationController, Scene {
    static let summary = "Controls and bars in the look of a system."
    static let size = CGSize(width: 320, height: 568)

    override func viewDidLoad() {
        setViewControllers([SettingsController()], animated: false)
        setToolbarHidden(false, animated: false)
        super.viewDidLoad()
    }
}

final class SettingsController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        toolbarItems = [
            UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        ]
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 12, .fill)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        fill()
    }

    private func fill() {
        let search = UISearchBar()
        search.placeholder = "Search"
        let choice = UISegmentedControl(items: ["Day", "Week", "Month"])
        choice.selectedSegmentIndex = 1
        let slider = UISlider()
        slider.value = 0.4
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (4, 1)
        pages.pageIndicatorTintColor = .systemGray4
        pages.currentPageIndicatorTintColor = .label
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        let button = UIButton(configuration: .tinted())
        button.setTitle("Reset", for: .normal)
        let rows = [row("Notifications", isOn: true), row("Sounds", isOn: false)]
        for part in [search, choice] + rows + [slider, pages, spinner, button] {
            stack.addArrangedSubview(part)
        }
    }

    private func row(_ text: String, isOn: Bool) -> UIView {
        let label = UILabel()
        label.text = text
        let control = UISwitch()
        control.isOn = isOn
        let row = UIStackView(arrangedSubviews: [label, control])
        row.alignment = .center
        return row
    }
}
