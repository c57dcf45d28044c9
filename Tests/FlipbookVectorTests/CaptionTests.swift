import FlipbookCore
import FlipbookVector
import Testing
import UIKitHost

/// The words of a scene in descriptions and captions.
@Suite @MainActor struct CaptionTests {
    private func film(_ summary: String) throws -> Film {
        try Film(of: CatalogEntry(viewController: "Fall", summary: summary) { UIViewController() }).resolved()
    }

    @Test(arguments: [("A ball", "A ball. "), ("A ball!", "A ball! "), ("A ball.", "A ball. "), ("", "")])
    func aDescriptionBeginsWithTheSummaryAsASentence(_ summary: String, _ beginning: String) throws {
        let text = try MotionDescription(of: film(summary)).text
        #expect(text.hasPrefix(beginning + "Nothing moves"), "\(text)")
    }

    @Test func aFiguresCaptionIsTheSummaryAlone() throws {
        let latex = try FilmEmbedding(of: film("A ball & a wall"), for: .latex).snippet
        #expect(latex.contains("\\caption{A ball \\& a wall.}"), "\(latex)")
        let typst = try FilmEmbedding(of: film("A ball"), for: .typst).snippet
        #expect(typst.contains("caption: text(\"A ball.\")"), "\(typst)")
        #expect(typst.contains("alt: \"A ball. Nothing moves"), "\(typst)")
        let nameless = try FilmEmbedding(of: film(""), for: .latex).snippet
        #expect(nameless.contains("\\caption{Nothing moves"), "\(nameless)")
    }
}
