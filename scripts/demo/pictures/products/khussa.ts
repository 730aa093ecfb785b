import { darker, lighter, metals, type Palette } from '../color.ts'
import type { Drawer } from '../family.ts'
import { dots, flower, paisley, petals, sprig } from '../motif.ts'
import { clip, lift, linear, metalPaint } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { cotton, leather } from '../texture.ts'

/** A right shoe from above, toe up, heel down; about 270 × 800 round the origin. */
const outline =
  'M-4 -412C22 -404 24 -372 40 -330C70 -262 134 -206 140 -96C145 -8 116 60 108 150C102 230 112 286 96 340C82 384 44 402 2 402C-42 402 -82 382 -94 338C-108 284 -96 228 -104 148C-112 64 -132 0 -126 -92C-120 -204 -66 -268 -38 -330C-22 -368 -36 -392 -4 -412Z'
const opening =
  'M0 -52C44 -66 84 -44 94 6C100 58 84 92 80 152C76 226 86 282 72 330C62 362 36 374 2 374C-34 374 -62 360 -72 328C-86 280 -72 224 -78 150C-84 90 -98 52 -92 4C-84 -44 -44 -66 0 -52Z'

const embroidery = (palette: Palette, kind: number) => {
  const [, body, light] = metals[palette.metal]
  const heart = `<g transform="translate(2 -168)">${petals(12, 66, 17, light)}${petals(12, 46, 13, palette.second)}${dots(12, 74, 5, palette.accent)}<circle r="18" fill="${palette.accent}"/><circle r="9" fill="${lighter(palette.ground, 0.2)}"/></g>`
  const vines = repeat(
    2,
    (side) =>
      `<g transform="translate(2 -84) scale(${side === 0 ? 1 : -1} 1) rotate(64)">${sprig(150, light, body, 5)}</g>`,
  )
  const mangoes = repeat(
    2,
    (side) =>
      `<g transform="translate(${side === 0 ? 78 : -74} -84) scale(${side === 0 ? 1 : -1} 1) rotate(-10)">${paisley(96, palette.second, palette.accent, light)}</g>`,
  )
  const tip = `<g transform="translate(0 -262)">${sprig(116, light, palette.accent, 4)}</g>`
  const scatter = dots(22, 152, 3.4, light)
  return `${kind === 0 ? vines : mangoes}${heart}${tip}<g transform="translate(2 -168)">${scatter}</g>`
}

const shoe = (sketch: Sketch, palette: Palette, kind: number) => {
  const [, body, light] = metals[palette.metal]
  const upper = linear(sketch, -140, -300, 150, 300, [
    [0, lighter(palette.base, 0.2)],
    [0.5, palette.base],
    [1, darker(palette.base, 0.28)],
  ])
  const insole = linear(sketch, -90, 0, 100, 360, [
    [0, '#7d5231'],
    [0.3, '#c08d5d'],
    [1, '#d9ad7c'],
  ])
  const inside = clip(sketch, `<path d="${opening}"/>`)
  const cut = clip(sketch, `<path d="${outline}"/>`)
  return `<g filter="${lift(sketch, 1.05)}"><path d="${outline}" fill="#6d4426" stroke="#8f5f38" stroke-width="13"/></g>
<g clip-path="${cut}"><g filter="${cotton(sketch)}"><path d="${outline}" fill="${upper}"/></g>${embroidery(palette, kind)}
<path d="${outline}" fill="none" stroke="${metalPaint(sketch, palette.metal, -140, -400, 140, 400)}" stroke-width="17"/><path d="${outline}" fill="none" stroke="${light}" stroke-width="7" stroke-dasharray="3 8" opacity="0.9"/></g>
<g filter="${leather(sketch)}"><path d="${opening}" fill="${insole}"/></g>
<g clip-path="${inside}"><path d="${opening}" fill="none" stroke="#2b160b" stroke-width="58" opacity="0.42" filter="${lift(sketch, 0.5)}" transform="translate(10 14)"/><g transform="translate(2 262)" opacity="0.85">${flower(40, body, light, darker(body, 0.3), 10)}</g></g>
<path d="${opening}" fill="none" stroke="${metalPaint(sketch, palette.metal, -100, -60, 100, 380)}" stroke-width="13"/>
<path d="${opening}" fill="none" stroke="${darker(body, 0.45)}" stroke-width="13" stroke-dasharray="2.5 7" opacity="0.55"/>`
}

export const khussaPair: Drawer = {
  setting: 'flat',
  focus: [440, 470],
  draw: (sketch, palette) => {
    const kind = Math.floor(sketch.between(0, 2))
    return `<g transform="translate(428 612) rotate(-7) scale(${n(-1.08)} 1.08)">${shoe(sketch, palette, kind)}</g><g transform="translate(782 588) rotate(9) scale(1.08)">${shoe(sketch, palette, kind)}</g>`
  },
}
