import Picture

extension InterfaceLoader {
    /// Sets text, image and values of a view.
    func content(of view: UIView, _ element: InterfaceElement) {
        if let view = view as? UIScrollView { fillScrolling(of: view, element) }
        switch view {
        case let label as UILabel: fill(label, element)
        case let image as UIImageView: fill(image, element)
        case let button as UIButton: fill(button, element)
        case let field as UITextField: fill(field, element)
        case let text as UITextView: fill(text, element)
        case let control as UISegmentedControl: fill(control, element)
        default: fillValue(view, element)
        }
    }

    private func fillValue(_ view: UIView, _ element: InterfaceElement) {
        fillTints(of: view, element)
        switch view {
        case let control as UISwitch: control.isOn = element["on"] != "NO"
        case let slider as UISlider:
            slider.maximumValue = Float(element.number("maxValue") ?? 1)
            slider.minimumValue = Float(element.number("minValue") ?? 0)
            slider.value = Float(element.number("value") ?? 0)
        case let picker as UIDatePicker:
            let modes: [String: UIDatePicker.Mode] = [
                "time": .time, "date": .date, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ]
            let styles: [String: UIDatePicker.Style] = [
                "wheels": .wheels, "compact": .compact, "inline": .inline,
            ]
            picker.datePickerMode = element["datePickerMode"].flatMap { modes[$0] } ?? .dateAndTime
            picker.preferredDatePickerStyle = element["style"].flatMap { styles[$0] } ?? .automatic
            picker.minuteInterval = element.number("minuteInterval").flatMap { Int(exactly: $0) } ?? 1
        case let stepper as UIStepper:
            stepper.maximumValue = element.number("maximumValue") ?? 100
            stepper.minimumValue = element.number("minimumValue") ?? 0
            stepper.stepValue = element.number("stepValue") ?? 1
            stepper.value = element.number("value") ?? 0
        case let bar as UIProgressView: bar.progress = Float(element.number("progress") ?? 0)
        case let control as UIPageControl:
            control.numberOfPages = element["numberOfPages"].flatMap { Int($0) } ?? 3
            control.currentPage = element["currentPage"].flatMap { Int($0) } ?? 0
        case let spinner as UIActivityIndicatorView:
            fill(spinner, element)
        case let bar as UIToolbar: fill(bar, element)
        case let bar as UINavigationBar: fill(bar, element)
        case let bar as UITabBar: fill(bar, element)
        case let bar as UISearchBar:
            fill(bar, element)
        case let stack as UIStackView: fill(stack, element)
        case let table as UITableView: fill(table, element)
        case let cell as UITableViewCell: fill(cell, element)
        case let collection as UICollectionView: fill(collection, element)
        default: break
        }
    }

    private func fill(_ view: UIImageView, _ element: InterfaceElement) {
        if let form = symbolConfiguration(element.child(key: "preferredSymbolConfiguration")) {
            view.preferredSymbolConfiguration = form
        }
        if let image = image("image", of: element) { view.image = image }
        if let image = image("highlightedImage", of: element) { view.highlightedImage = image }
        if element.isOn("highlighted") { view.isHighlighted = true }
    }

    private func fill(_ control: UISegmentedControl, _ element: InterfaceElement) {
        for segment in element.child("segments")?.children ?? [] {
            let index = control.numberOfSegments
            if let image = image("image", of: segment) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment["title"], at: index, animated: false)
            }
            if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
        }
        if let color = document.color(element.child(key: "selectedSegmentTintColor")) {
            control.selectedSegmentTintColor = color
        }
        control.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap { Int($0) } ?? 0
    }

    private func fill(_ bar: UISearchBar, _ element: InterfaceElement) {
        bar.placeholder = element["placeholder"]
        if let text = element["text"] { bar.text = text }
        if let style = barStyle(element) { bar.barStyle = style }
        let styles: [String: UISearchBar.Style] = ["prominent": .prominent, "minimal": .minimal]
        if let style = element["searchBarStyle"].flatMap({ styles[$0] }) { bar.searchBarStyle = style }
        if let color = document.color(element.child(key: "barTintColor")) { bar.barTintColor = color }
        if element.isOn("showsCancelButton") { bar.showsCancelButton = true }
    }

    private func fill(_ spinner: UIActivityIndicatorView, _ element: InterfaceElement) {
        let styles: [String: UIActivityIndicatorView.Style] = [
            "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
        ]
        if let style = element["style"].flatMap({ styles[$0] }) { spinner.style = style }
        if let color = document.color(element.child(key: "color")) { spinner.color = color }
        // Xcode leaves the attribute out where the box is not checked.
        spinner.hidesWhenStopped = element.isOn("hidesWhenStopped")
        if element.isOn("animating") { spinner.startAnimating() }
    }

    private func fill(_ stack: UIStackView, _ element: InterfaceElement) {
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "top": .top, "leading": .leading, "center": .center, "bottom": .bottom, "trailing": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        if element["axis"] == "vertical" { stack.axis = .vertical }
        stack.distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
        stack.alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
        let standard = element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : 0
        stack.spacing = element.number("spacing") ?? standard
    }
}
