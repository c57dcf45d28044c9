import Testing

@testable import FlipbookCommand

@Suite struct PlotAreaTests {
    @Test func areaOfAPlotIsReadFromTheGridOfTime() throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200">
              <g id="legend"><path d="M1,1 L2,1"/></g>
              <g id="time">
                <path d="M40,20 L40,90"/><path d="M360,20 L360,90"/><path d="M40,110.5 L40,180"/>
                <path d="M40,180 L360,180"/><path d="M40,180 L40,184"/>
              </g>
              <g id="y"><path d="M0,0 L400,0"/></g>
            </svg>
            """
        #expect(try #require(PlotArea(svg: svg)).text == "0.1 0.9 0.1 0.9")
    }

    @Test(arguments: ["", "<svg viewBox=\"0 0 4 2\">", "<g id=\"time\"></g>"])
    func areaOfAPlotIsNotKnownWithoutOne(_ svg: String) {
        #expect(PlotArea(svg: svg) == nil)
    }
}
