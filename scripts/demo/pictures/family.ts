import type { Palette } from './color.ts'
import type { Setting } from './scene.ts'
import type { Sketch } from './sketch.ts'

/** How one kind of thing is drawn, on a canvas of 1200 × 1200. Things that stand do so at y = `FLOOR`. */
export interface Drawer {
  setting: Setting
  draw: (sketch: Sketch, palette: Palette) => string
  /** Where the close-up looks. */
  focus: [number, number]
  /** How large the thing alone is drawn, 1.12 when left out. */
  scale?: number
  /** The same on a set with props, 0.98 for what stands and 0.94 for what lies. */
  styledScale?: number
  /** Taller canvas, for things taller than wide. */
  tall?: boolean
}

export const FLOOR = 900
