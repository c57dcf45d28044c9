/// An expression of a set-up or a quantity, in the notation of Swift with rows of numbers besides.
indirect enum Term: Equatable {
    /// A row of numbers, `0 0 320 400` or `80x40`; one number is a row of one.
    case numbers([Double])
    /// A text in quotes.
    case text(String)
    /// A name: a type, a named part of the set-up, or a property of its subject.
    case name(String)
    /// A constant without its type, `.large`.
    case constant(String)
    /// A list in brackets.
    case list([Term])
    /// A property of a value.
    case member(Term, String)
    /// A call with labels, "_" for none. The base of a function of the subject is its name alone.
    case call(Term, [Argument])
    /// An element by its place or places.
    case element(Term, [Term])

    /// An argument and its label.
    struct Argument: Equatable {
        var label: String
        var value: Term
    }

    /// The name with its dots if the term is a path of names such as `UIButton.Configuration`; nil otherwise.
    var path: String? {
        switch self {
        case .name(let name): name
        case .member(let base, let name): base.path.map { "\($0).\(name)" }
        default: nil
        }
    }
}
