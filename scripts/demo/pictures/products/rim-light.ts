import { darker, lighter } from '../color.ts'
import { FLOOR } from '../family.ts'
import { blur, linear } from '../paint.ts'
import { n, type Sketch } from '../sketch.ts'

/** Things in the dark throw little shadow and have a light of their own. */
export const glowFloor = (sketch: Sketch, x: number, halfWidth: number, color: string) =>
  `<ellipse cx="${x}" cy="${FLOOR + 16}" rx="${n(halfWidth * 1.7)}" ry="${n(halfWidth * 0.26)}" fill="${color}" opacity="0.3" filter="${blur(sketch, 40)}"/><ellipse cx="${x}" cy="${FLOOR + 6}" rx="${halfWidth}" ry="${n(halfWidth * 0.1)}" fill="#000000" opacity="0.75" filter="${blur(sketch, 12)}"/>`

/** The light of the set behind, along a silhouette: colored at the right, white at the upper left. */
export const rimLit = (sketch: Sketch, path: string, color: string, width = 6) =>
  `<path d="${path}" fill="none" stroke="${linear(sketch, 200, 200, 1000, 900, [
    [0, '#ffffff', 0.75],
    [0.4, '#ffffff', 0.08],
    [0.62, color, 0.25],
    [1, color, 1],
  ])}" stroke-width="${width}" stroke-linejoin="round"/>`

export const matte = (sketch: Sketch, color: string, x1: number, y1: number, x2: number, y2: number) =>
  linear(sketch, x1, y1, x2, y2, [
    [0, lighter(color, 0.3)],
    [0.35, lighter(color, 0.08)],
    [1, darker(color, 0.45)],
  ])
