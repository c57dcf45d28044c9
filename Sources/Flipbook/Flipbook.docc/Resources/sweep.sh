flipbook trail Falling.swift --sweep elasticity=0,0.5,0.9 -o compare.png
flipbook render Falling.swift --sweep elasticity=0:0.9:0.3 --scale 1 -o compare.mp4
