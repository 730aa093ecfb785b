import type { Palette } from '../color.ts'
import type { Drawer } from '../family.ts'
import { lift } from '../paint.ts'
import type { Sketch } from '../sketch.ts'
import type { Vessel } from './crockery.ts'

/** Something to eat, from above, in what it is served in. */
export const dish = (vessel: Vessel, food: (sketch: Sketch, palette: Palette) => string, scale = 1.06): Drawer => ({
  setting: 'flat',
  focus: [540, 540],
  scale,
  draw: (sketch, palette) => `<g transform="translate(600 600)">${vessel(sketch, palette, food(sketch, palette))}</g>`,
})

export const at = (x: number, y: number, turn: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${drawing}</g>`

export const lying = (sketch: Sketch, drawing: string, height = 0.5) =>
  `<g filter="${lift(sketch, height)}">${drawing}</g>`
