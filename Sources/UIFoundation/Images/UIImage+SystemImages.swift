extension UIImage {
    /// The mark of something that is chosen.
    public class var checkmark: UIImage { system("checkmark.circle") }
    /// The mark of something that is chosen, with an outline around it.
    public class var strokedCheckmark: UIImage { system("checkmark.circle.fill") }
    /// The plus that adds something.
    public class var add: UIImage { system("plus.circle.fill") }
    /// The minus that removes something.
    public class var remove: UIImage { system("minus.circle.fill") }
    /// The dots that open a list of actions.
    public class var actions: UIImage { system("ellipsis.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
