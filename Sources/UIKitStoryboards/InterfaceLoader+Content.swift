import Picture

extension InterfaceLoader {
    /// Sets text, image and values of a view.
    func content(of view: UIView, _ element: InterfaceElement) {
        if let view = view as? UIScrollView { fillScrolling(of: view, element) }
        switch view {
        case let label as UILabel: fill(label, element)
        case let image as UIImageView:
            if let name = element["image"] { image.image = self.image(name, element) }
        case let button as UIButton: fill(button, element)
        case let field as UITextField: fill(field, element)
        case let text as UITextView:
            text.text = element["text"] ?? element.child(key: "text")?.text ?? ""
            if let font = font(element.child(key: "fontDescription")) { text.font = font }
            if let color = document.color(element.child(key: "textColor")) { text.textColor = color }
        case let control as UISegmentedControl:
            for segment in element.child("segments")?.children ?? [] {
                control.insertSegment(
                    withTitle: segment["title"], at: control.numberOfSegments, animated: false)
            }
            control.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap { Int($0) } ?? 0
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
            bar.placeholder = element["placeholder"]
            if let style = barStyle(element) { bar.barStyle = style }
        case let stack as UIStackView: fill(stack, element)
        case let table as UITableView: fill(table, element)
        case let cell as UITableViewCell: fill(cell, element)
        case let collection as UICollectionView: fill(collection, element)
        default: break
        }
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

    func image(_ name: String, _ element: InterfaceElement) -> UIImage? {
        element["catalog"] == "system" || element.child("imageReference")?["image"] == name
            ? UIImage(systemName: name) : Self.image(name)
    }

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    private func fill(_ label: UILabel, _ element: InterfaceElement) {
        label.text = element["text"] ?? element.child(key: "text")?.text
        if let text = element.child("attributedString") {
            label.text = text.children.compactMap { $0["content"] ?? $0.child(key: "content")?.text }.joined()
        }
        if let font = font(element.child(key: "fontDescription")) { label.font = font }
        if let color = document.color(element.child(key: "textColor")) { label.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) {
            label.textAlignment = alignment
        }
        if let lines = element["numberOfLines"].flatMap({ Int($0) }) { label.numberOfLines = lines }
        label.adjustsFontSizeToFitWidth =
            element.isOn("adjustsFontSizeToFit") && element["minimumFontSize"] != nil
    }

    private func fill(_ field: UITextField, _ element: InterfaceElement) {
        let styles: [String: UITextField.BorderStyle] = [
            "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
        ]
        if let text = element["text"] { field.text = text }
        if let text = element["placeholder"] { field.placeholder = text }
        if let style = element["borderStyle"].flatMap({ styles[$0] }) { field.borderStyle = style }
        if let font = font(element.child(key: "fontDescription")) { field.font = font }
        if let color = document.color(element.child(key: "textColor")) { field.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) {
            field.textAlignment = alignment
        }
    }

    private func fill(_ button: UIButton, _ element: InterfaceElement) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        ]
        if let font = font(element.child(key: "fontDescription")) { button.titleLabel?.font = font }
        for state in element.children where state.name == "state" {
            guard let key = state["key"].flatMap({ states[$0] }) else { continue }
            if let title = state["title"] ?? state.child(key: "title")?.text {
                button.setTitle(title, for: key)
            }
            if let name = state["image"] { button.setImage(image(name, state), for: key) }
            if let name = state["backgroundImage"] { button.setBackgroundImage(image(name, state), for: key) }
            if let color = document.color(state.child(key: "titleColor")) {
                button.setTitleColor(color, for: key)
            }
        }
        if let style = element.child("buttonConfiguration") { button.configuration = configuration(style) }
    }
}
