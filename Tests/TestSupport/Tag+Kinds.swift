public import Testing

/// The kinds of suites by what they cost. `.ci/test --tag NAME` and `--skip-tag NAME` read them from the
/// sources, since `swift test` selects by names alone.
extension Tag {
    /// Suites that take long, or whose size an environment variable sets (`FLIPBOOK_HOSTILE_SEEDS`,
    /// `FLIPBOOK_LONG_PILES`, `FLIPBOOK_ROUNDS`, `FLIPBOOK_EVERY_FRAME`): `make test-long` runs them in full.
    @Tag public static var long: Tag
    /// Suites that start `flipbook` or the Swift compiler.
    @Tag public static var process: Tag
    /// Suites that show pages in a browser.
    @Tag public static var browser: Tag
}
