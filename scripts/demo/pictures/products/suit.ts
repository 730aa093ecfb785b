import { darker, lighter, metals, mix, type Palette } from '../color.ts'
import type { Drawer } from '../family.ts'
import { dots, flower, petals, row, sprig } from '../motif.ts'
import { blur, clip, lift, linear } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { cotton, drape } from '../texture.ts'

/** A printed lawn: flowers and sprigs in half drop. */
const print = (sketch: Sketch, palette: Palette, size: number): string =>
  sketch.define(
    (
      id,
    ) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(sketch.between(-6, 6))})">
<g transform="translate(${size * 0.27} ${size * 0.3})"><g transform="rotate(130) scale(${size / 150})">${sprig(62, palette.accent, palette.accent, 3)}</g><g transform="scale(${size / 150})">${flower(25, palette.base, palette.second, palette.accent, 7)}</g></g>
<g transform="translate(${size * 0.77} ${size * 0.8})"><g transform="rotate(-35) scale(${size / 150})">${sprig(56, palette.accent, palette.accent, 3)}</g><g transform="scale(${size / 150})">${flower(20, palette.second, palette.base, palette.ground, 6)}</g></g>
<g transform="translate(${size * 0.76} ${size * 0.26}) scale(${size / 150})">${petals(5, 9, 5, palette.base)}</g><g transform="translate(${size * 0.25} ${size * 0.8}) scale(${size / 150})">${petals(5, 9, 5, palette.second)}</g></pattern>`,
  )

const cloth = (sketch: Sketch, color: string, width: number, height: number) =>
  linear(sketch, 0, 0, width, height, [
    [0, lighter(color, 0.2)],
    [0.5, color],
    [1, darker(color, 0.16)],
  ])

/** One folded piece: sheets showing at the lower edge, a print or border on top. */
const folded = (sketch: Sketch, width: number, height: number, color: string, over: string) => {
  const shape = `M4 10C${width * 0.3} -5 ${width * 0.7} 6 ${width - 8} 2C${width + 5} ${height * 0.3} ${width - 4} ${height * 0.7} ${width} ${height - 4}C${width * 0.6} ${height + 5} ${width * 0.3} ${height - 5} 2 ${height}C-6 ${height * 0.6} 5 ${height * 0.4} 4 10Z`
  const crease = linear(sketch, 0, 0, width, 0, [
    [0, '#ffffff', 0.3],
    [0.04, '#ffffff', 0],
    [0.485, '#000000', 0],
    [0.5, '#000000', 0.16],
    [0.512, '#ffffff', 0.28],
    [0.56, '#ffffff', 0],
    [0.95, '#000000', 0],
    [1, '#000000', 0.22],
  ])
  return `<g filter="${lift(sketch, 0.75)}"><path transform="translate(5 13)" d="${shape}" fill="${darker(color, 0.2)}"/></g><path transform="translate(3 7)" d="${shape}" fill="${darker(color, 0.08)}"/>
<g clip-path="${clip(sketch, `<path d="${shape}"/>`)}"><g filter="${cotton(sketch)}"><path d="${shape}" fill="${cloth(sketch, color, width, height)}"/>${over}</g><path d="${shape}" fill="${crease}"/></g><path d="${shape}" fill="none" stroke="#ffffff" stroke-opacity="0.3" stroke-width="2"/>`
}

const laceBand = (palette: Palette, width: number) => {
  const [, body, light] = metals[palette.metal]
  return `<rect width="${width}" height="92" fill="${palette.base}"/><rect y="8" width="${width}" height="4" fill="${light}"/><rect y="80" width="${width}" height="4" fill="${light}"/><g transform="translate(0 46)">${row(width, 74, (index) => (index % 2 === 0 ? flower(27, light, palette.accent, body, 8) : `<g transform="translate(0 28)">${sprig(54, body, light, 3)}</g>`))}</g>`
}

/** The neckline of a kurta seen from the front, hanging down from the origin. */
const neckline = (palette: Palette, skin: string) => {
  const [, body, light] = metals[palette.metal]
  return `<path d="M-84 -6C-78 96 -42 118 -34 126V348C-22 380 22 380 34 348V126C42 118 78 96 84 -6Z" fill="${darker(palette.base, 0.2)}" stroke="${light}" stroke-width="4"/>
<path d="M-58 -10C-54 66 -30 90 -3 98L0 226L3 98C30 90 54 66 58 -10Z" fill="${skin}"/><path d="M-58 -10C-54 66 -30 90 -3 98L0 226L3 98C30 90 54 66 58 -10" fill="none" stroke="${body}" stroke-width="5"/>
${repeat(5, (index) => `<g transform="translate(0 ${n(236 + index * 25)})"><circle r="7" fill="${light}"/><circle r="3.4" fill="${body}"/></g>`)}
${repeat(2, (side) => `<g transform="scale(${side === 0 ? 1 : -1} 1)">${repeat(5, (index) => `<g transform="translate(19 ${n(150 + index * 42)})">${petals(6, 11, 4, index % 2 === 0 ? palette.accent : light)}</g>`)}<g transform="translate(67 34)">${flower(14, light, palette.accent, body, 7)}</g><g transform="translate(52 92)">${flower(11, palette.accent, light, body, 6)}</g></g>`)}`
}

export const suitFolded: Drawer = {
  setting: 'flat',
  focus: [560, 420],
  draw: (sketch, palette) => {
    const big = print(sketch, palette, 176)
    const small = print(sketch, palette, 84)
    const dupatta = `<rect width="620" height="700" fill="${small}" opacity="0.75"/><g transform="translate(0 590)">${laceBand(palette, 620)}</g>`
    const shirt = `<rect width="520" height="640" fill="${big}"/><g transform="translate(0 548)">${laceBand(palette, 520)}</g><g transform="translate(260 0)">${neckline(palette, darker(palette.ground, 0.35))}</g>`
    return `<g transform="translate(330 220) rotate(7 300 350)">${folded(sketch, 620, 700, mix(palette.ground, palette.second, 0.3), dupatta)}</g>
<g transform="translate(262 338) rotate(-8 240 290)">${folded(sketch, 520, 590, palette.base, '')}</g><g transform="translate(338 268) rotate(-1.5 260 320)">${folded(sketch, 520, 640, palette.ground, shirt)}</g>`
  },
}

const kurta =
  'M-92 -6C-44 12 44 12 92 -6C150 6 188 26 214 60C262 158 300 300 338 452L256 484C228 388 196 300 168 236C166 330 182 470 214 640C244 800 262 910 270 985C160 1012 -160 1012 -270 985C-262 910 -244 800 -214 640C-182 470 -166 330 -168 236C-196 300 -228 388 -256 484L-338 452C-300 300 -262 158 -214 60C-188 26 -150 6 -92 -6Z'

const hangingFolds = (sketch: Sketch) => {
  const soft = blur(sketch, 12)
  return `<g filter="${soft}" fill="none" stroke-linecap="round">${repeat(9, (index) => {
    const top = -128 + index * 32
    const bottom = -236 + index * 59
    const dark = index % 2 === 0
    return `<path d="M${top} ${n(240 + sketch.between(0, 140))}C${n(top * 1.1)} 560 ${n(bottom * 0.9)} 760 ${bottom} 1000" stroke="${dark ? '#0c0608' : '#ffffff'}" stroke-opacity="${dark ? 0.3 : 0.2}" stroke-width="${n(sketch.between(16, 30))}"/>`
  })}<path d="M-180 66C-200 190 -250 330 -292 460M180 66C200 190 250 330 292 460" stroke="#0c0608" stroke-opacity="0.28" stroke-width="18"/><path d="M-168 240C-110 300 -60 320 -20 330M168 240C120 290 90 306 60 316" stroke="#0c0608" stroke-opacity="0.22" stroke-width="14"/></g>`
}

const hanging = (sketch: Sketch, palette: Palette, plain: boolean) => {
  const ground = plain ? palette.base : palette.ground
  const cut = clip(sketch, `<path d="${kurta}"/>`)
  const body = linear(sketch, -300, 0, 300, 900, [
    [0, lighter(ground, plain ? 0.2 : 0.25)],
    [0.45, ground],
    [1, darker(ground, 0.24)],
  ])
  const [, gold, light] = metals[palette.metal]
  const hem = `<g transform="translate(-300 866)">${laceBand(palette, 600)}</g>`
  const cuffs = repeat(
    2,
    (side) =>
      `<g transform="scale(${side === 0 ? 1 : -1} 1) translate(239 434) rotate(-21)"><rect x="-10" y="0" width="120" height="42" fill="${palette.base}"/><rect x="-10" y="4" width="120" height="3" fill="${light}"/><rect x="-10" y="34" width="120" height="3" fill="${light}"/><g transform="translate(0 21)">${row(100, 25, () => petals(6, 11, 4, light))}</g></g>`,
  )
  const opening = `<path d="M0 40C10 300 6 700 0 1004" fill="none" stroke="${darker(ground, 0.5)}" stroke-width="7"/><path d="M10 40C20 300 16 700 10 1004" fill="none" stroke="${gold}" stroke-width="5" stroke-dasharray="1 9" stroke-linecap="round"/>${repeat(9, (index) => `<g transform="translate(${index % 2 === 0 ? 44 : 34} ${n(150 + index * 92)}) rotate(${index % 2 === 0 ? 24 : -14})">${sprig(88, gold, light, 4)}</g><g transform="translate(52 ${n(112 + index * 92)})">${dots(6, 11, 2.6, light)}</g>`)}`
  const hanger = `<path d="M0 -58C0 -92 34 -92 30 -122C26 -150 -12 -150 -16 -124" fill="none" stroke="${metals.silver[1]}" stroke-width="9" stroke-linecap="round"/><path d="M-196 34C-130 -10 -60 -50 0 -58C60 -50 130 -10 196 34" fill="none" stroke="${linear(
    sketch,
    0,
    -60,
    0,
    40,
    [
      [0, '#d3a26b'],
      [1, '#8a5c33'],
    ],
  )}" stroke-width="25" stroke-linecap="round"/>`
  return `<g filter="${lift(sketch, 1.3)}">${hanger}<path d="${kurta}" fill="${body}"/></g><path d="M-92 -6C-44 -34 44 -34 92 -6C44 14 -44 14 -92 -6Z" fill="${darker(ground, 0.4)}"/>
<g clip-path="${cut}"><g filter="${drape(sketch)}"><path d="${kurta}" fill="${body}"/>${plain ? opening : `<path d="${kurta}" fill="${print(sketch, palette, 120)}"/>${hem}${cuffs}${neckline(palette, darker(ground, 0.4))}`}</g>${hangingFolds(sketch)}</g>`
}

export const suitHanging: Drawer = {
  setting: 'flat',
  focus: [600, 420],
  tall: true,
  scale: 1.06,
  draw: (sketch, palette) => `<g transform="translate(600 222)">${hanging(sketch, palette, false)}</g>`,
}

export const abayaHanging: Drawer = {
  setting: 'flat',
  focus: [640, 430],
  tall: true,
  scale: 1.06,
  draw: (sketch, palette) => `<g transform="translate(600 190) scale(1 1.07)">${hanging(sketch, palette, true)}</g>`,
}
