flipbook watch Falling.swift -o falling.png
