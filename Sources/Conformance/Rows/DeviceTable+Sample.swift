extension DeviceTable {
    /// The text of a file of rows to begin with: three that agree.
    public static let sample = """
        id,what,setup,quantity,value,unit,tolerance,source,confidence
        A1,stack view,"UIStackView frame 0 0 100 99, vertical, spacing 0, fillEqually; 3 plain UIViews",\
        arrangedSubviews[1].frame.y,33,pt,0.5,arithmetic,documented
        A2,label,"UILabel, text ""Hello"", numberOfLines 2",numberOfLines,2,number,exact,arithmetic,documented
        A3,color,UIColor.black,R G B A,0 0 0 255,0-255,1,arithmetic,documented
        """
}
