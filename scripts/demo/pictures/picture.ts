import sharp from 'sharp'
import { type PaletteName, palettes } from './color.ts'
import { drawers, type Subject } from './drawers.ts'
import { type Drawer, FLOOR } from './family.ts'
import { type BackdropName, buildSet } from './scene.ts'
import { createSketch } from './sketch.ts'

/** `front` alone on its backdrop, `detail` close up, `styled` with props in window light. */
export type View = 'front' | 'detail' | 'styled'

export interface PictureSpec {
  subject: Subject
  palette: PaletteName
  backdrop: BackdropName
  view: View
  seed: number
}

const WIDTH = 1200

const composition = (spec: PictureSpec) => {
  const drawer: Drawer = drawers[spec.subject]
  const sketch = createSketch(spec.seed)
  const palette = palettes[spec.palette]
  const height = drawer.tall ? 1500 : WIDTH
  const subject = drawer.draw(sketch, palette)
  const styled = spec.view === 'styled'
  const scale = styled ? (drawer.styledScale ?? (drawer.setting === 'standing' ? 0.98 : 0.94)) : (drawer.scale ?? 1.12)
  const centre = height / 2
  const floor = (styled ? 930 : FLOOR + 60) + (height - WIDTH)
  const place =
    drawer.setting === 'standing'
      ? `translate(600 ${floor}) scale(${scale}) translate(-600 ${-FLOOR})`
      : `translate(600 ${centre}) scale(${scale}) translate(-600 ${-centre})`
  const set = buildSet(sketch, {
    setting: drawer.setting,
    backdrop: spec.backdrop,
    width: WIDTH,
    height,
    floor,
    styled,
    tint: palette.second,
  })
  const [focusX, focusY] = drawer.focus
  const zoom = 1.95
  const close =
    spec.view === 'detail' ? `translate(600 ${centre}) rotate(-6) scale(${zoom}) translate(${-focusX} ${-focusY})` : ''
  return {
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><defs>${sketch.definitions()}</defs>${
      spec.view === 'detail'
        ? `<g transform="${close}"><g transform="translate(-600 -600) scale(2)">${set.behind}</g>${subject}</g>`
        : `${set.behind}<g transform="${place}">${subject}</g>`
    }${set.over}</svg>`,
  }
}

/** The SVG of a picture, before it becomes pixels. */
export const pictureSvg = (spec: PictureSpec): string => composition(spec).svg

/** Softens the corners of a close-up the way a lens does. */
const shallowFocus = async (image: Buffer, width: number, height: number) => {
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="m" cx="0.48" cy="0.48" r="0.72"><stop offset="0.52" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></radialGradient><rect width="100%" height="100%" fill="url(#m)"/></svg>`,
  )
  const soft = await sharp(image)
    .blur((9 * width) / WIDTH)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(image).composite([{ input: soft }])
}

/** Share of the drawing cut off at each side: lit textures get a rim where the canvas ends. */
const BLEED = 0.02

/**
 * Draws one product picture as JPEG, `width` pixels wide (1200 unless told) and as tall or a quarter taller. The same spec gives
 * the same picture. Two to three seconds of one core at 1200, half of that at 800.
 */
export const drawPicture = async (spec: PictureSpec, width = WIDTH): Promise<Buffer> => {
  const { svg, height } = composition(spec)
  const tall = Math.round((width * height) / WIDTH)
  const scale = width / WIDTH / (1 - 2 * BLEED)
  const canvas = [Math.ceil(WIDTH * scale), Math.ceil(height * scale)] as const
  // A relief is lit pixel by pixel, so on a smaller canvas the same bumps would look steeper.
  const sized = svg
    .replace(/width="\d+" height="\d+"/, `width="${canvas[0]}" height="${canvas[1]}"`)
    .replace(/surfaceScale="([\d.]+)"/g, (_, relief: string) => `surfaceScale="${Number(relief) * scale}"`)
  const pixels = await sharp(Buffer.from(sized))
    .flatten()
    .extract({ left: (canvas[0] - width) >> 1, top: (canvas[1] - tall) >> 1, width, height: tall })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const finished = spec.view === 'detail' ? await shallowFocus(pixels, width, tall) : sharp(pixels)
  return finished.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer()
}
