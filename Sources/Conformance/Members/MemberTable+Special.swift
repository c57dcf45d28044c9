// Written by .ci/members from the public declarations.
extension MemberTable {
    /// Adds functions with closures or generic parameters.
    mutating func addSpecial() {
    }
}
