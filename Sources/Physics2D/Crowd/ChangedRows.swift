/// The rows of a range that began or ceased to touch, in ascending order.
struct ChangedRows {
    let first: UnsafePointer<CrowdContact>
    let numbers: UnsafeMutablePointer<Int32>
    private(set) var count = 0

    init(_ first: UnsafePointer<CrowdContact>, _ numbers: UnsafeMutablePointer<Int32>) {
        (self.first, self.numbers) = (first, numbers)
    }

    /// Adds a row; they come almost in order.
    mutating func note(_ row: UnsafePointer<CrowdContact>) {
        let number = Int32(truncatingIfNeeded: row - first)
        var place = count
        while place > 0, numbers[place - 1] > number {
            numbers[place] = numbers[place - 1]
            place -= 1
        }
        numbers[place] = number
        count += 1
    }
}
