/// The reason why a film cannot be live, as the end of a sentence.
struct LiveRefusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
