extension String {
    /// The name with its first word in lowercase: `TouchUpInside` becomes `touchUpInside`, `URL` `url`.
    var inLowerCamelCase: String {
        let head = prefix { $0.isUppercase }
        let count = head.count > 1 && head.count < self.count ? head.count - 1 : head.count
        return prefix(count).lowercased() + dropFirst(count)
    }
}
