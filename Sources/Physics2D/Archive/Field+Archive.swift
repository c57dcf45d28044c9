extension FieldInfluence {
    /// Writes or reads the field and the bodies in it.
    mutating func code(_ archive: inout Archive) {
        field.code(&archive)
        archive.code(&bodies, from: .none) { $1.code(&$0) }
    }
}

extension Field {
    fileprivate mutating func code(_ archive: inout Archive) {
        let laws = Array(Law.allCases)
        var number = laws.firstIndex(of: law) ?? 0
        archive.code(&number)
        guard laws.indices.contains(number) else { return archive.reject() }
        law = laws[number]
        archive.code(&position)
        region.code(&archive)
        archive.code(&strength)
        archive.code(&falloff)
        archive.code(&minimumRadius)
        archive.code(&direction)
        archive.code(&smoothness)
        archive.code(&animationSpeed)
        archive.code(&seed)
    }
}
