import UIKitHost
import UIKitTestSupport

extension RandomProgram {
    static let contents: [Step] = [
        ("text", { program in program.first(UILabel.self)?.text = program.text() }),
        (
            "attributed text",
            { program in
                let size = program.number(8...30)
                program.first(UILabel.self)?.attributedText = NSAttributedString(
                    string: program.text(),
                    attributes: [
                        .font: UIFont.systemFont(ofSize: size), .foregroundColor: program.color(),
                        .underlineStyle: NSUnderlineStyle.single.rawValue,
                    ])
            }
        ),
        ("type", { program in program.first(UITextField.self)?.text = program.text() }),
        (
            "edit",
            { program in
                guard let field = program.first(UITextField.self) else { return }
                _ = field.isFirstResponder ? field.resignFirstResponder() : field.becomeFirstResponder()
            }
        ),
        (
            "values",
            { program in
                program.first(UISlider.self)?.setValue(Float(program.number(0...1)), animated: true)
                program.first(UISwitch.self).map { $0.setOn(!$0.isOn, animated: true) }
                program.first(UISegmentedControl.self)?.selectedSegmentIndex = program.random.next(below: 3)
                program.first(UIProgressView.self)?.setProgress(Float(program.number(0...1)), animated: true)
                program.first(UIPageControl.self)?.currentPage = program.random.next(below: 4)
            }
        ),
        (
            "scroll",
            { program in
                let offset = CGPoint(x: program.number(0...200), y: program.number(-50...400))
                program.first(UIScrollView.self)?.setContentOffset(offset, animated: program.random.oneIn(2))
            }
        ),
        (
            "pickers",
            { program in
                program.first(UIPickerView.self)?.selectRow(
                    program.random.next(below: 5), inComponent: 1, animated: program.random.oneIn(2))
                let date = Date(timeIntervalSince1970: Double(program.number(0...1_000_000_000)))
                program.first(UIDatePicker.self)?.setDate(date, animated: true)
            }
        ),
        (
            "layer's values",
            { program in
                program.withWidget { widget in
                    guard let layer = widget.layer.sublayers?.last else { return }
                    layer.position = CGPoint(x: program.number(-50...150), y: program.number(-50...150))
                    layer.transform = CATransform3DMakeRotation(program.number(-3...3), 0, 1, 0)
                    layer.isHidden = program.random.oneIn(6)
                    (layer as? CAShapeLayer)?.strokeEnd = program.number(0...1)
                }
            }
        ),
        ("rows", { $0.changeRows() }),
        ("items", { $0.changeItems() }),
        ("reload", { $0.first(UITableView.self)?.reloadData() }),
    ]

    static let controllers: [Step] = [
        (
            "alert",
            { program in
                guard program.presentedViewController == nil else { return program.dismiss(animated: true) }
                let style: UIAlertController.Style = program.random.oneIn(2) ? .alert : .actionSheet
                let alert = UIAlertController(title: program.text(), message: nil, preferredStyle: style)
                alert.addAction(
                    UIAlertAction(title: "OK", style: .default) { [weak program] _ in program?.step() })
                program.present(alert, animated: true)
            }
        ),
        (
            "sheet",
            { program in
                guard program.presentedViewController == nil else { return }
                let sheet = UINavigationController(rootViewController: UITableViewController(style: .plain))
                sheet.viewControllers[0].title = program.text()
                program.present(sheet, animated: true)
            }
        ),
        (
            "push or pop",
            { program in
                guard let stack = program.navigationController else { return }
                guard stack.viewControllers.count < 3 else {
                    return _ = stack.popToRootViewController(animated: true)
                }
                let next = UIViewController()
                next.view.backgroundColor = program.color()
                next.title = program.text()
                stack.pushViewController(next, animated: program.random.oneIn(2))
            }
        ),
    ]

    /// Inserts, deletes or reloads a row.
    fileprivate func changeRows() {
        guard let table = first(UITableView.self) else { return }
        change(count: counts[ObjectIdentifier(table)] ?? 0, of: table) { place, isInserted in
            let path = IndexPath(row: place, section: 0)
            if isInserted {
                table.insertRows(at: [path], with: random.pick([.automatic, .fade, .left, .top]))
            } else {
                table.deleteRows(at: [path], with: random.pick([.automatic, .fade, .right]))
            }
        }
    }

    /// Inserts or deletes an item.
    fileprivate func changeItems() {
        guard let grid = first(UICollectionView.self) else { return }
        change(count: counts[ObjectIdentifier(grid)] ?? 0, of: grid) { place, isInserted in
            let path = IndexPath(item: place, section: 0)
            if isInserted { grid.insertItems(at: [path]) } else { grid.deleteItems(at: [path]) }
        }
    }

    private func change(count: Int, of view: UIView, _ update: (Int, Bool) -> Void) {
        let isInserted = count == 0 || random.oneIn(2)
        counts[ObjectIdentifier(view)] = count + (isInserted ? 1 : -1)
        update(random.next(below: isInserted ? count + 1 : count), isInserted)
    }
}
