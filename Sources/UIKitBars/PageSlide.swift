/// A page that code scrolls in.
struct PageSlide {
    /// The page that leaves.
    let old: UIViewController
    /// The page that comes.
    let page: UIViewController
    /// The closure to call at the end; nil for none.
    let completion: ((Bool) -> Void)?
}
