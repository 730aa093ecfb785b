import { darker, lighter, metals, type Palette } from '../color.ts'
import { petals } from '../motif.ts'
import { blur, clip, lift, linear, metalPaint, radial } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { clay } from '../texture.ts'

/** Crockery seen from above, round the origin; `food` lies in it, drawn round the origin too. */
export type Vessel = (sketch: Sketch, palette: Palette, food: string) => string

const circleLine = (r: number, color: string, width: number, opacity = 1) =>
  `<circle r="${n(r)}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`

/** Gloss of a glazed rim: an arc at the upper left, a thin one opposite. */
const gloss = (sketch: Sketch, r: number, width: number, strength = 0.75) => {
  const at = (angle: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`
  return `<g filter="${blur(sketch, width * 0.3)}" fill="none" stroke="#ffffff" stroke-linecap="round"><path d="M${at(Math.PI * 1.08)}A${r} ${r} 0 0 1 ${at(Math.PI * 1.42)}" stroke-width="${n(width)}" opacity="${strength}"/><path d="M${at(0.45)}A${r} ${r} 0 0 1 ${at(1)}" stroke-width="${n(width * 0.4)}" opacity="${n(strength * 0.5)}"/></g>`
}

/** The inside of something deep: dark under the upper left wall, lit at the lower right one. */
const hollow = (sketch: Sketch, r: number, color: string) =>
  `<circle r="${r}" fill="${linear(sketch, -r, -r, r, r, [
    [0, darker(color, 0.5)],
    [0.5, darker(color, 0.12)],
    [1, lighter(color, 0.35)],
  ])}"/>`

/** The shadow that a wall throws on what lies in a vessel of inner radius `r`. */
const wallShadow = (sketch: Sketch, r: number) =>
  `<g clip-path="${clip(sketch, `<circle r="${r}"/>`)}"><circle cx="${n(r * 0.05)}" cy="${n(r * 0.07)}" r="${n(r * 1.05)}" fill="none" stroke="#1d0f08" stroke-width="${n(r * 0.17)}" opacity="0.5" filter="${blur(sketch, r * 0.05)}"/></g>`

/** A painted plate with a wide rim. */
export const plateOf: Vessel = (sketch, { base, second, ground }, food) => {
  const face = radial(sketch, -90, -110, 640, [
    [0, lighter(ground, 0.7)],
    [0.7, lighter(ground, 0.25)],
    [1, darker(ground, 0.14)],
  ])
  const rim = repeat(
    28,
    (index) =>
      `<g transform="rotate(${n((360 / 28) * index)}) translate(0 -408)"><path d="M0 -15C10 -9 10 9 0 15C-10 9 -10 -9 0 -15Z" fill="${index % 2 === 0 ? base : second}"/></g>`,
  )
  return `<g filter="${lift(sketch, 1.3)}"><circle r="452" fill="${darker(ground, 0.2)}"/></g><g filter="${clay(sketch)}"><circle r="448" fill="${face}"/></g>${circleLine(440, base, 10)}${rim}${circleLine(374, second, 4)}<circle r="356" fill="${radial(
    sketch,
    60,
    80,
    380,
    [
      [0, '#ffffff', 0.3],
      [0.88, '#ffffff', 0],
      [0.95, '#20130c', 0.2],
      [1, '#ffffff', 0.3],
    ],
  )}"/>${gloss(sketch, 408, 26)}${food}`
}

/** A deep painted bowl, filled to a hand's breadth under its rim. */
export const bowlOf: Vessel = (sketch, { base, second, ground }, food) =>
  `<g filter="${lift(sketch, 1.4)}"><circle r="430" fill="${base}"/></g><circle r="430" fill="${linear(
    sketch,
    -430,
    -430,
    430,
    430,
    [
      [0, lighter(base, 0.35)],
      [0.5, base],
      [1, darker(base, 0.4)],
    ],
  )}"/><circle r="408" fill="${lighter(ground, 0.5)}"/>${circleLine(396, second, 6)}<g transform="translate(2 3)">${hollow(sketch, 384, ground)}</g>${repeat(24, (index) => `<g transform="rotate(${index * 15}) translate(0 -366)">${petals(1, 30, 9, index % 2 === 0 ? base : second)}</g>`)}<g clip-path="${clip(sketch, '<circle r="346"/>')}">${food}</g>${wallShadow(sketch, 346)}${gloss(sketch, 418, 14, 0.8)}`

/** Unglazed clay, thick walled. */
export const clayBowlOf: Vessel = (sketch, { base, second }, food) =>
  `<g filter="${lift(sketch, 1.5)}"><circle r="420" fill="${second}"/></g><g filter="${clay(sketch)}"><circle r="420" fill="${linear(
    sketch,
    -420,
    -420,
    420,
    420,
    [
      [0, lighter(base, 0.4)],
      [0.5, base],
      [1, darker(base, 0.45)],
    ],
  )}"/></g>${circleLine(398, darker(base, 0.3), 3, 0.6)}${circleLine(386, lighter(base, 0.4), 3, 0.6)}<g transform="translate(2 3)">${hollow(sketch, 366, base)}</g><g clip-path="${clip(sketch, '<circle r="344"/>')}">${food}</g>${wallShadow(sketch, 344)}${gloss(sketch, 406, 9, 0.4)}`

const ear = (sketch: Sketch, color: string, angle: number) =>
  `<g transform="rotate(${angle}) translate(0 -420)"><path d="M-120 20C-126 -74 126 -74 120 20" fill="none" stroke="${darker(color, 0.4)}" stroke-width="40" stroke-linecap="round"/><path d="M-118 16C-122 -68 122 -68 118 16" fill="none" stroke="${linear(
    sketch,
    -120,
    0,
    120,
    0,
    [
      [0, lighter(color, 0.36)],
      [0.5, color],
      [1, darker(color, 0.3)],
    ],
  )}" stroke-width="28" stroke-linecap="round"/></g>`

/** A cooking pot of clay with two ears. */
export const handiOf: Vessel = (sketch, palette, food) =>
  `<g filter="${lift(sketch, 1.2)}">${ear(sketch, palette.base, -90)}${ear(sketch, palette.base, 90)}</g>${clayBowlOf(sketch, palette, food)}`

/** Hammered iron with two rings. */
export const karahiOf: Vessel = (sketch, { base, second }, food) => {
  const iron = linear(sketch, -430, -430, 430, 430, [
    [0, lighter(base, 0.4)],
    [0.4, base],
    [1, darker(base, 0.5)],
  ])
  const dents = repeat(90, (index) => {
    const angle = index * 2.4
    const r = 352 + (index % 3) * 22
    return `<ellipse transform="rotate(${n((angle * 180) / Math.PI)}) translate(0 ${-r})" rx="17" ry="10" fill="${index % 2 === 0 ? lighter(second, 0.2) : darker(base, 0.4)}" opacity="0.3"/>`
  })
  return `<g filter="${lift(sketch, 1.3)}">${ear(sketch, second, -90)}${ear(sketch, second, 90)}<circle r="428" fill="${base}"/></g><circle r="428" fill="${iron}"/>${circleLine(416, lighter(second, 0.4), 5, 0.8)}<g transform="translate(2 3)">${hollow(sketch, 404, base)}</g>${dents}<g clip-path="${clip(sketch, '<circle r="340"/>')}">${food}</g>${gloss(sketch, 414, 10, 0.5)}`
}

/** A long tray of beaten metal, for what comes off the coals. */
export const trayOf: Vessel = (sketch, { metal }, food) => {
  const [shadow, , light] = metals[metal]
  const shape =
    'M-400 -300H400C452 -300 470 -270 470 -230V230C470 270 452 300 400 300H-400C-452 300 -470 270 -470 230V-230C-470 -270 -452 -300 -400 -300Z'
  return `<g filter="${lift(sketch, 1.3)}"><path d="${shape}" fill="${shadow}"/></g><path d="${shape}" fill="${metalPaint(sketch, metal, -470, -300, 470, 300)}"/><g transform="scale(0.955 0.93)"><path d="${shape}" fill="${linear(
    sketch,
    -470,
    -300,
    470,
    300,
    [
      [0, '#241a12'],
      [0.5, '#3a2c20'],
      [1, '#4b3a2a'],
    ],
  )}"/><path d="${shape}" fill="none" stroke="${light}" stroke-width="3" opacity="0.6"/></g>${food}`
}
