import Flipbook
import Foundation
import Raster

/// A page of all pending differences that needs no other file.
struct ReviewPage {
    /// The tag that identifies a page as Flipbook's.
    static let mark = "<meta name=\"generator\" content=\"flipbook review\">"

    private let differences: [PendingDifference]
    private let folder: String

    init(_ differences: [PendingDifference], in folder: String) {
        (self.differences, self.folder) = (differences, folder)
    }

    /// The whole page. Names and sentences are escaped, and only the page's own script runs.
    var html: String {
        let count = differences.count == 1 ? "1 difference" : "\(differences.count) differences"
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            \(Self.mark)
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(count) to review</title>
            <style>
            \(Theme.pageInks)
            \(Self.style)
            </style>
            <header>
            <h1>\(count) to review</h1>
            <p>A is the golden trace, B the motion now. A button copies its command for the terminal.</p>
            \(differences.count > 1 ? overview : "")
            </header>
            <main>
            \(differences.enumerated().map(card).joined(separator: "\n"))
            </main>
            <script>
            \(Self.script)
            </script>
            </html>

            """
    }

    private var overview: String {
        let items = differences.enumerated().map { number, difference in
            "<li><a href=\"#d\(number)\">\(difference.title(in: folder).escapedForMarkup)</a>"
        }
        return "<ol>\(items.joined())</ol>\n"
            + "<div class=\"commands\">\(command("Accept all", "--accept", "--all"))"
            + "\(command("Reject all", "--reject", "--all"))</div>"
    }

    private func card(_ number: Int, _ difference: PendingDifference) -> String {
        let title = difference.title(in: folder)
        let isAlone = differences.filter { $0.name == difference.name }.count == 1
        let name = isAlone ? difference.name : title
        let causes = difference.causes.map { "<li>\($0.escapedForMarkup)" }.joined()
        return """
            <article id="d\(number)">
            <h2>\(title.escapedForMarkup)</h2>
            <p class="sentence">\(difference.sentence.escapedForMarkup)</p>
            <ul>\(causes)</ul>
            \(picture(of: difference))
            <div class="commands">\(command("Accept", "--accept", name))\(command("Reject", "--reject", name))</div>
            </article>
            """
    }

    /// The number of bytes of the largest picture that the page holds: 64 MiB. A larger file, or a pipe in
    /// its place, counts as missing.
    private static let pictureLimit = 64 << 20

    private func picture(of difference: PendingDifference) -> String {
        let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard let data = readFile(difference.picture, atMost: Self.pictureLimit + 1),
            data.count <= Self.pictureLimit, data.starts(with: mark)
        else {
            return "<p>There is no picture.</p>"
        }
        let words = "Golden, now, and the difference of \(difference.name)".escapedForMarkup
        // The picture has two pixels per point, and its width stands in bytes 16 to 19 of a PNG file.
        let width = data.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) } / 2
        return
            "<img width=\"\(width)\" alt=\"\(words)\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
    }

    /// Returns a button that copies a command, and the command itself.
    private func command(_ label: String, _ option: String, _ name: String) -> String {
        let place = folder == "." ? [] : [folder]
        let line = shellLine(["flipbook", "review"] + place + [option, name]).escapedForMarkup
        return "<p><button type=\"button\">\(label)</button><code>\(line)</code></p>"
    }

    private static let script = """
        for (const button of document.querySelectorAll("button")) {
          button.addEventListener("click", async () => {
            const code = button.nextElementSibling;
            getSelection().selectAllChildren(code);
            try { await navigator.clipboard.writeText(code.textContent); } catch { document.execCommand("copy"); }
            const label = button.textContent;
            button.textContent = "Copied";
            setTimeout(() => { button.textContent = label; }, 1200);
          });
        }
        """

    private static let style = """
        :root { color-scheme: light dark; }
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 40px 24px 80px; max-width: 1120px; background: var(--paper);
          color: var(--ink); font: 15px/1.5 system-ui, "DejaVu Sans", sans-serif; }
        h1 { margin: 0; font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; }
        header p { margin: 6px 0 0; color: var(--quiet); }
        header ol { margin: 20px 0 0; padding-left: 22px; columns: 22em; column-gap: 48px; }
        header li { break-inside: avoid; overflow-wrap: anywhere; }
        a { color: inherit; text-underline-offset: 3px; text-decoration-color: var(--hairline); }
        a:hover { text-decoration-color: currentcolor; }
        article { margin-top: 40px; padding-top: 28px; border-top: 1px solid var(--hairline); }
        h2 { margin: 0; font-size: 19px; line-height: 1.3; overflow-wrap: anywhere; }
        .sentence { margin: 6px 0 0; overflow-wrap: anywhere; }
        ul { margin: 4px 0 0; padding: 0; list-style: none; color: var(--quiet); overflow-wrap: anywhere; }
        img { display: block; margin-top: 18px; max-width: 100%; height: auto; border-radius: 8px;
          border: 1px solid var(--hairline); background: #fff; }
        .commands { display: flex; flex-wrap: wrap; gap: 10px 32px; margin-top: 18px; }
        .commands p { display: flex; align-items: center; gap: 12px; margin: 0; color: inherit; }
        button { min-width: 92px; padding: 7px 14px; border: 1px solid var(--hairline); border-radius: 7px;
          background: transparent; color: inherit; font: inherit; cursor: pointer; }
        button:hover { border-color: currentcolor; }
        button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        code { color: var(--quiet); font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
          overflow-wrap: anywhere; }
        """
}
