/// A constant whose type is not known yet, such as `.large`: it gets one from where it goes.
struct Constant {
    var name: String
}
