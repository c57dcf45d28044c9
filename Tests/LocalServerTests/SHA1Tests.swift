import Testing

@testable import LocalServer

@Suite struct SHA1Tests {
    /// The examples of RFC 3174, 7.3, and the empty text.
    @Test(arguments: [
        ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
        ),
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ])
    func hashesAreThoseOfTheStandard(_ text: String, _ hash: String) {
        let digits = SHA1.hash(Array(text.utf8)).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        #expect(digits.joined() == hash)
    }

    /// The example of RFC 6455, 1.3.
    @Test func aHandshakeIsAnsweredAsTheStandardSays() {
        #expect(WebSocketFrame.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }
}
