/// A part of the subject that is found by numbers, such as the item of a section.
struct Elements {
    /// The number of numbers that find a part; default 1.
    var count = 1
    /// Returns the part at the numbers between the brackets.
    var element: @MainActor ([Int]) throws -> Any?
}
