import { darker, lighter, metals, mix, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { dots } from '../motif.ts'
import { floorShadow, lift, linear, metalPaint } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'

const half = (cx: number, cy: number, rx: number, ry: number, front: boolean) =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 0 ${front ? 0 : 1} ${n(cx + rx)} ${n(cy)}`

const glassRow = (sketch: Sketch, color: string, cx: number, rx: number, inside: boolean) =>
  linear(
    sketch,
    cx - rx,
    0,
    cx + rx,
    0,
    inside
      ? [
          [0, darker(color, 0.55)],
          [0.5, darker(color, 0.3)],
          [0.78, lighter(color, 0.12)],
          [1, darker(color, 0.5)],
        ]
      : [
          [0, darker(color, 0.45)],
          [0.14, color],
          [0.25, lighter(color, 0.35)],
          [0.3, lighter(color, 0.8)],
          [0.35, lighter(color, 0.3)],
          [0.6, darker(color, 0.12)],
          [0.85, darker(color, 0.42)],
          [0.94, lighter(color, 0.08)],
          [1, darker(color, 0.5)],
        ],
  )

const stackedBangle = (sketch: Sketch, palette: Palette, index: number, y: number, thick: number) => {
  const gold = index % 5 === 0
  const color = index % 5 === 2 ? palette.second : mix(palette.base, palette.second, 0.12 * (index % 3))
  const cx = 600 + sketch.between(-7, 7)
  const rx = 292 + sketch.between(-4, 4)
  const ry = rx * 0.3
  const [shadow, body, light, glint] = metals[palette.metal]
  const back = gold
    ? linear(sketch, cx - rx, 0, cx + rx, 0, [
        [0, shadow],
        [0.6, body],
        [0.8, light],
        [1, shadow],
      ])
    : glassRow(sketch, color, cx, rx, true)
  const front = gold
    ? metalPaint(sketch, palette.metal, cx - rx, 0, cx + rx, 0)
    : glassRow(sketch, color, cx, rx, false)
  const line = (isFront: boolean, paint: string, width: number, shift = 0, extra = '') =>
    `<path d="${half(cx, y + shift, rx, ry, isFront)}" fill="none" stroke="${paint}" stroke-width="${n(width)}" ${extra}/>`
  return [
    line(false, back, thick),
    line(true, darker(gold ? shadow : color, 0.5), thick + 3, 1.5),
    line(true, front, thick),
    line(true, '#ffffff', thick * 0.12, -thick * 0.24, 'opacity="0.32" stroke-linecap="round"'),
    line(true, darker(gold ? body : color, 0.4), thick * 0.16, thick * 0.36, 'opacity="0.5"'),
    gold
      ? line(true, glint, 9, 0, 'stroke-dasharray="0.1 19" stroke-linecap="round" opacity="0.85"')
      : index % 2 === 1
        ? line(true, light, 5, 0, 'stroke-dasharray="0.1 26" stroke-linecap="round" opacity="0.9"')
        : '',
  ].join('')
}

export const bangleStack: Drawer = {
  setting: 'standing',
  focus: [520, 700],
  draw: (sketch, palette) => {
    const count = 13
    const thick = 31
    return `${floorShadow(sketch, 600, FLOOR - 60, 300, 92)}${repeat(count, (index) => stackedBangle(sketch, palette, index, FLOOR - 95 - index * (thick - 1), thick))}`
  },
}

const lyingBangle = (sketch: Sketch, palette: Palette, index: number, cx: number, cy: number) => {
  const r = 196 + (index % 3) * 12
  const gold = index % 4 === 1
  const color = index % 3 === 2 ? palette.second : palette.base
  const [shadow, body, light, glint] = metals[palette.metal]
  const edge = gold ? body : color
  const paint = linear(sketch, cx - r * 0.8, cy - r * 0.8, cx + r * 0.8, cy + r * 0.8, [
    [0, lighter(edge, 0.62)],
    [0.24, gold ? light : lighter(edge, 0.16)],
    [0.5, edge],
    [0.74, gold ? shadow : darker(edge, 0.4)],
    [1, gold ? light : lighter(edge, 0.28)],
  ])
  const ring = (radius: number, stroke: string, width: number, extra = '') =>
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" ${extra}/>`
  return `<g filter="${lift(sketch, 0.55)}">${ring(r, darker(edge, 0.45), 22)}${ring(r, paint, 18)}${ring(r + 4, '#ffffff', 2.5, `opacity="0.7" stroke-dasharray="${n(r * 0.9)} ${n(r * 6)}" transform="rotate(198 ${n(cx)} ${n(cy)})" stroke-linecap="round"`)}${ring(r - 5, '#ffffff', 2, `opacity="0.4" stroke-dasharray="${n(r * 0.5)} ${n(r * 6)}" transform="rotate(24 ${n(cx)} ${n(cy)})" stroke-linecap="round"`)}<g transform="translate(${n(cx)} ${n(cy)})">${gold ? dots(44, r, 3.6, glint) : dots(26, r, 2.8, light, index * 5)}</g></g>`
}

export const bangleScatter: Drawer = {
  setting: 'flat',
  focus: [470, 560],
  draw: (sketch, palette) =>
    repeat(11, (index) => {
      const along = index / 10
      const x = 385 + along * 430 + sketch.between(-14, 14)
      const y = 700 - Math.sin(along * Math.PI) * 190 + along * -40 + sketch.between(-12, 12)
      return lyingBangle(sketch, palette, index, x, y)
    }),
}
