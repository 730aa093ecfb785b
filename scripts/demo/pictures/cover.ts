import sharp from 'sharp'
import { type PaletteName, palettes } from './color.ts'
import { drawers, type Subject } from './drawers.ts'
import { FLOOR } from './family.ts'
import { type BackdropName, buildSet } from './scene.ts'
import { createSketch, n } from './sketch.ts'

interface CoverPiece {
  subject: Subject
  palette: PaletteName
  /** Centre, in fractions of the cover's width. */
  x: number
  /** Size against the cover's height, 1 fills it. */
  size: number
  /** How far in front of the others it stands, in pixels. */
  forward?: number
}

export interface CoverSpec {
  backdrop: BackdropName
  seed: number
  tint: PaletteName
  /** Part that stays in view where the cover is cropped, in percent from its left. Default: its middle. */
  focus?: number
  pieces: CoverPiece[]
}

const WIDTH = 1600
const HEIGHT = 800

/** Draws a wide store cover, 1600 × 800, as JPEG: several things together, room for words at the left. */
export const drawCover = async (spec: CoverSpec): Promise<Buffer> => {
  const sketch = createSketch(spec.seed)
  const floor = 640
  const first = spec.pieces[0]
  const setting = first ? drawers[first.subject].setting : 'standing'
  const set = buildSet(sketch, {
    setting,
    backdrop: spec.backdrop,
    width: WIDTH,
    height: HEIGHT,
    floor,
    styled: false,
    tint: palettes[spec.tint].second,
  })
  const pieces = spec.pieces.map(({ subject, palette, x, size, forward = 0 }) => {
    const isTall = 'tall' in drawers[subject]
    // Things on a taller canvas are drawn upwards from the same floor.
    const scale = (HEIGHT / (isTall && setting === 'standing' ? 1500 : 1200)) * size
    const drawing = drawers[subject].draw(sketch, palettes[palette])
    const centre = isTall ? 750 : 600
    const place =
      setting === 'standing'
        ? `translate(${n(x * WIDTH)} ${floor + 30 + forward}) scale(${n(scale)}) translate(-600 ${-FLOOR})`
        : `translate(${n(x * WIDTH)} ${HEIGHT / 2 + forward}) scale(${n(scale)}) translate(-600 ${-centre})`
    return `<g transform="${place}">${drawing}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${sketch.definitions()}</defs>${set.behind}${pieces.join('')}${set.over}</svg>`
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
