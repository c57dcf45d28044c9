extension UICollectionViewCell {
    /// The description of the content; default nil.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.configuration }
        set {
            contents.show(contents.adapted(newValue, to: configurationState), inPlaceOf: content)
            // The lines of a row begin at its text.
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the description of the content follows the state of the cell,
    /// by its `updated(for:)`; default true.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { contents.adapts }
        set { contents.adapts = newValue }
    }

    /// A Boolean value that indicates whether the background follows the state of the cell; default true. It
    /// has no effect: backgrounds look the same in all states.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contents.adaptsBackground }
        set {
            warnOfNoEffect(
                "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", contents.adaptsBackground,
                newValue)
            contents.adaptsBackground = newValue
        }
    }

    /// The configuration of the background, which takes the place of the background color and of the views
    /// behind the content; default nil.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { look?.configuration }
        set {
            if let newValue {
                look = CellBackground(newValue, in: self, replacing: look)
                (backgroundView, selectedBackgroundView) = (nil, nil)
                UIView.withoutAnimation { backgroundColor = nil }
            } else if let look {
                look.remove()
                self.look = nil
                if backgroundColor == nil { UIView.withoutAnimation { backgroundColor = ownBackground } }
            }
        }
    }
}

extension UICollectionViewCell {
    /// A closure that adapts a cell to its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Adapts the cell to its state where that is due.
    func updateConfigurationIfNeeded() {
        guard isConfigurationDue else { return }
        isConfigurationDue = false
        let state = configurationState
        contents.adapt(to: state, inPlaceOf: content)
        ObservingMethod.configuration.call(
            of: self, hasHandler: configurationUpdateHandler != nil, { updateConfiguration(using: state) },
            invalidate: { $0.setNeedsUpdateConfiguration() })
    }
}
