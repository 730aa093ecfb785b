import { darker, lighter, metals, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { flower, paisley, row, sprig } from '../motif.ts'
import { blur, clip, floorShadow, lift, linear } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { wool } from '../texture.ts'

const fringe = (sketch: Sketch, x: number, y: number, width: number, color: string) =>
  repeat(Math.round(width / 11), (index) => {
    const at = x + index * 11 + 5
    const sway = sketch.between(-7, 7)
    return `<path d="M${n(at)} ${n(y - 4)}q${n(sway)} 22 ${n(sway * 0.6)} ${n(sketch.between(40, 54))}" fill="none" stroke="${index % 3 === 0 ? darker(color, 0.18) : color}" stroke-width="4.6" stroke-linecap="round"/>`
  })

/** The woven end: rows of mangoes and flowers between narrow lines. */
export const wovenBorder = (palette: Palette, width: number): string => {
  const [, body, light] = metals[palette.metal]
  return `<rect width="${width}" height="214" fill="${darker(palette.base, 0.28)}"/>
<rect y="8" width="${width}" height="5" fill="${light}"/><rect y="19" width="${width}" height="12" fill="${palette.second}"/><rect y="37" width="${width}" height="3" fill="${light}"/>
<g transform="translate(0 162)">${row(width, 108, (index) => `<g transform="scale(${index % 2 === 0 ? 1 : -1} 1)">${paisley(112, index % 2 === 0 ? palette.accent : palette.second, palette.ground, light)}</g>`)}</g>
<g transform="translate(${-width / 14} 160)">${row(width, 108, () => sprig(76, light, palette.ground, 3))}</g>
<rect y="172" width="${width}" height="3" fill="${light}"/><g transform="translate(0 189)">${row(width, 27, (index) => `<path d="M-9 0L0 -9L9 0L0 9Z" fill="${index % 2 === 0 ? body : palette.second}"/>`)}</g><rect y="202" width="${width}" height="4" fill="${light}"/>`
}

export const shawlFolded: Drawer = {
  setting: 'flat',
  focus: [560, 800],
  draw: (sketch, palette) => {
    const width = 640
    const height = 760
    const cloth = linear(sketch, 0, 0, width, height, [
      [0, lighter(palette.base, 0.16)],
      [0.55, palette.base],
      [1, darker(palette.base, 0.2)],
    ])
    const buti = row(
      width,
      128,
      (index) =>
        `<g transform="translate(0 ${index % 2 === 0 ? 0 : 52})">${flower(17, palette.accent, palette.ground, palette.second, 6)}</g>`,
    )
    const fold = linear(sketch, 0, 0, width, 0, [
      [0, '#000000', 0.34],
      [0.035, '#ffffff', 0.22],
      [0.09, '#ffffff', 0],
      [0.47, '#000000', 0],
      [0.5, '#000000', 0.26],
      [0.515, '#ffffff', 0.2],
      [0.56, '#ffffff', 0],
      [0.97, '#000000', 0.04],
      [1, '#000000', 0.3],
    ])
    const shape = `M8 0C${width * 0.4} -6 ${width * 0.7} 5 ${width - 4} 0C${width + 6} ${height * 0.4} ${width - 3} ${height * 0.7} ${width} ${height}H0C-7 ${height * 0.6} 6 ${height * 0.3} 8 0Z`
    const under = `<g transform="translate(26 -20) rotate(1.6)"><path d="${shape}" fill="${darker(palette.base, 0.3)}"/></g><g transform="translate(13 -10) rotate(0.8)"><path d="${shape}" fill="${darker(palette.base, 0.14)}"/></g>`
    return `<g transform="translate(290 205) rotate(-5 320 380)"><g filter="${lift(sketch, 1.2)}">${fringe(sketch, 4, height, width - 8, lighter(palette.base, 0.2))}${under}<path d="${shape}" fill="${cloth}"/></g>
<g clip-path="${clip(sketch, `<path d="${shape}"/>`)}"><g filter="${wool(sketch)}"><path d="${shape}" fill="${cloth}"/><g transform="translate(0 66)">${repeat(4, (line) => `<g transform="translate(${line % 2 === 0 ? 0 : 30} ${line * 122})">${buti}</g>`)}</g><g transform="translate(0 ${height - 216})">${wovenBorder(palette, width)}</g></g><path d="${shape}" fill="${fold}"/></g></g>`
  },
}

/** One layer of a folded shawl, a long pillow. */
const layer = (sketch: Sketch, left: number, y: number, width: number, thick: number, color: string) => {
  const [one, two, end] = [sketch.between(-4, 4), sketch.between(-4, 4), sketch.between(-9, 9)]
  const right = left + width + end
  const shape = `M${n(left)} ${n(y)}C${n(left + width * 0.3)} ${n(y + one)} ${n(left + width * 0.65)} ${n(y + two)} ${n(right - 26)} ${n(y + 1)}C${n(right + 8)} ${n(y + 4)} ${n(right + 8)} ${n(y + thick - 3)} ${n(right - 26)} ${n(y + thick)}C${n(left + width * 0.65)} ${n(y + thick + two)} ${n(left + width * 0.3)} ${n(y + thick + one)} ${n(left)} ${n(y + thick)}Z`
  const paint = linear(sketch, 0, y - 4, 0, y + thick + 4, [
    [0, darker(color, 0.18)],
    [0.2, lighter(color, 0.24)],
    [0.5, color],
    [0.86, darker(color, 0.3)],
    [1, darker(color, 0.66)],
  ])
  return `<path d="${shape}" fill="${paint}"/>`
}

/** A shawl folded in half: two layers held by the fold at the left. */
const slab = (sketch: Sketch, y: number, color: string, palette: Palette, index: number) => {
  const left = 322 + sketch.between(-14, 14)
  const width = 560 + sketch.between(-12, 18)
  const thick = 96
  const cap = `M${n(left + 96)} ${y}H${n(left + 34)}C${n(left - 40)} ${y} ${n(left - 40)} ${y + thick} ${n(left + 34)} ${y + thick}H${n(left + 96)}Z`
  const capShade = linear(sketch, 0, y, 0, y + thick, [
    [0, lighter(color, 0.26)],
    [0.35, color],
    [0.8, darker(color, 0.3)],
    [1, darker(color, 0.62)],
  ])
  const fade = linear(sketch, left - 20, 0, left + 92, 0, [
    [0, '#ffffff'],
    [0.42, '#ffffff'],
    [1, '#ffffff', 0],
  ])
  const mask = sketch.define(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200"><path d="${cap}" fill="${fade}"/></mask>`,
  )
  const stripes =
    index % 2 === 1
      ? `<g opacity="0.75" fill="${palette.accent}">${repeat(2, (half) => `<rect x="${n(left + width * 0.66)}" y="${y + 5 + half * 48}" width="30" height="38" rx="2"/><rect x="${n(left + width * 0.66 + 42)}" y="${y + 5 + half * 48}" width="9" height="38" rx="2"/>`)}</g>`
      : ''
  return `<g filter="${wool(sketch)}">${layer(sketch, left + 14, y + 48, width, 48, color)}${layer(sketch, left + 14, y, width, 48, color)}<path d="${cap}" fill="${capShade}" mask="${mask}"/>${stripes}</g>`
}

export const shawlStack: Drawer = {
  setting: 'standing',
  focus: [440, 640],
  draw: (sketch, palette) => {
    const colors = [
      palette.base,
      palette.ground,
      palette.second,
      darker(palette.base, 0.2),
      lighter(palette.second, 0.35),
    ]
    const under = `<rect x="300" y="${FLOOR - 470}" width="600" height="470" rx="30" fill="#1c0f0a" opacity="0.4" filter="${blur(sketch, 12)}"/>`
    return `${floorShadow(sketch, 600, FLOOR - 6, 330, 60)}${under}${colors.map((color, index) => slab(sketch, FLOOR - 96 * (index + 1), color, palette, index)).join('')}${fringe(sketch, 372, FLOOR - 96 * 5 + 94, 440, lighter(palette.second, 0.42))}`
  },
}
