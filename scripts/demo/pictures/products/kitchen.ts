import { darker, lighter, metals, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { blur, floorShadow, linear, metalPaint, radial, roundPaint } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'

/** The side of a drum, its foot bent towards the eye. */
const drumPath = (x: number, radius: number, top: number, bottom: number, dip: number) =>
  `M${x - radius} ${top}V${bottom}A${radius} ${dip} 0 0 0 ${x + radius} ${bottom}V${top}Z`

const ellipseLine = (x: number, y: number, rx: number, ry: number, color: string, width: number, opacity = 1) =>
  `<path d="M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y)}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`

/** Spun steel: more bands of light than a plain metal has. */
const steel = (sketch: Sketch, left: number, right: number) =>
  linear(sketch, left, 0, right, 0, [
    [0, '#5d646c'],
    [0.07, '#a6adb4'],
    [0.16, '#d3d8dc'],
    [0.25, '#ffffff'],
    [0.31, '#e9edef'],
    [0.42, '#b4bbc1'],
    [0.55, '#8e969e'],
    [0.64, '#c3c9ce'],
    [0.7, '#e4e8ea'],
    [0.78, '#9aa2a9'],
    [0.92, '#5f666e'],
    [1, '#838b93'],
  ])

/** One tier of the tiffin: body, rolled rim, a turned line. */
const tier = (sketch: Sketch, top: number, height: number, radius: number) => {
  const dip = radius * 0.16
  const side = steel(sketch, 600 - radius, 600 + radius)
  const shade = linear(sketch, 0, top, 0, top + height, [
    [0, '#1a1e24', 0.34],
    [0.14, '#1a1e24', 0],
    [0.78, '#1a1e24', 0],
    [1, '#1a1e24', 0.3],
  ])
  const body = drumPath(600, radius, top, top + height, dip)
  const rim = drumPath(600, radius + 8, top - 4, top + 16, dip)
  return `<path d="${body}" fill="${side}"/><path d="${body}" fill="${shade}"/>${ellipseLine(600, top + height - 34, radius, dip, '#4d545c', 2.4, 0.5)}${ellipseLine(600, top + height - 30, radius, dip, '#ffffff', 2.4, 0.7)}<path d="${rim}" fill="${side}"/>${ellipseLine(600, top + 17, radius + 8, dip, '#30363d', 3, 0.5)}${ellipseLine(600, top, radius + 8, dip, '#ffffff', 2.6, 0.75)}`
}

const tiffinLid = (sketch: Sketch, palette: Palette, top: number, radius: number) => {
  const gold = metalPaint(sketch, 'gold', 560, 0, 640, 0)
  const dome = `M${600 - radius - 10} ${top + 30}C${600 - radius} ${top - 22} ${600 - radius * 0.6} ${top - 56} 600 ${top - 58}C${600 + radius * 0.6} ${top - 56} ${600 + radius} ${top - 22} ${600 + radius + 10} ${top + 30}A${radius + 10} ${n(radius * 0.16)} 0 0 1 ${600 - radius - 10} ${top + 30}Z`
  return `<path d="${dome}" fill="${steel(sketch, 600 - radius - 10, 600 + radius + 10)}"/><path d="M${600 - radius * 0.62} ${top - 22}C${600 - radius * 0.4} ${top - 42} ${600 - radius * 0.2} ${top - 48} 590 ${top - 50}" fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity="0.8" filter="${blur(sketch, 3)}"/>${ellipseLine(600, top + 30, radius + 10, radius * 0.16, '#3c434a', 3, 0.5)}
<path d="M580 ${top - 56}C584 ${top - 72} 616 ${top - 72} 620 ${top - 56}Z" fill="${gold}"/><circle cx="600" cy="${top - 84}" r="23" fill="${radial(
    sketch,
    592,
    top - 92,
    34,
    [
      [0, metals.gold[3]],
      [0.35, metals.gold[2]],
      [0.75, palette.accent],
      [1, metals.gold[0]],
    ],
  )}"/>`
}

export const tiffin: Drawer = {
  setting: 'standing',
  focus: [540, 520],
  scale: 1.06,
  draw: (sketch, palette) => {
    const radius = 196
    const height = 150
    const top = FLOOR - 3 * height - 8
    const tiers = repeat(3, (index) => tier(sketch, FLOOR - (index + 1) * height - 4, height - 6, radius))
    const strap = linear(sketch, -18, 0, 18, 0, [
      [0, '#59616a'],
      [0.35, '#eef1f3'],
      [0.6, '#aab1b8'],
      [1, '#4c535b'],
    ])
    const side = (x: number) =>
      `<g transform="translate(${x} 0)"><rect x="-17" y="${top - 40}" width="34" height="${3 * height + 18}" rx="6" fill="${strap}"/><rect x="-26" y="${FLOOR - 44}" width="52" height="26" rx="8" fill="${strap}"/><rect x="-24" y="${top + 44}" width="48" height="74" rx="10" fill="${strap}"/><circle cy="${top + 62}" r="7" fill="#3c434a"/><path d="M-12 ${top + 96}H12" stroke="#3c434a" stroke-width="5" stroke-linecap="round"/></g>`
    const bail = `M${600 - radius - 12} ${top - 20}C${600 - radius - 10} ${top - 238} ${600 + radius + 10} ${top - 238} ${600 + radius + 12} ${top - 20}`
    const grip = `M520 ${top - 182}C560 ${top - 190} 640 ${top - 190} 680 ${top - 182}`
    return `${floorShadow(sketch, 600, FLOOR + 8, 206, 46)}<path d="${bail}" fill="none" stroke="#4c535b" stroke-width="24" stroke-linecap="round"/><path d="${bail}" fill="none" stroke="${steel(sketch, 390, 810)}" stroke-width="17" stroke-linecap="round"/>${tiers}${tiffinLid(sketch, palette, top, radius)}${side(600 - radius - 10)}${side(600 + radius + 10)}<path d="${grip}" fill="none" stroke="${darker('#8a5a33', 0.4)}" stroke-width="46" stroke-linecap="round"/><path d="${grip}" fill="none" stroke="#a8703f" stroke-width="36" stroke-linecap="round"/><path d="M528 ${top - 192}C566 ${top - 200} 630 ${top - 200} 668 ${top - 194}" fill="none" stroke="${lighter('#a8703f', 0.5)}" stroke-width="6" stroke-linecap="round" opacity="0.8"/>`
  },
}

/** A lit wick behind glass: halo, flame, and its light on the chimney. */
const lampFlame = (sketch: Sketch, y: number) =>
  `<circle cx="600" cy="${y - 60}" r="300" fill="${radial(sketch, 600, y - 60, 300, [
    [0, '#ffe0a0', 0.75],
    [0.35, '#ffc766', 0.3],
    [1, '#ffc766', 0],
  ])}"/><path d="M600 ${y}C566 ${y - 30} 574 ${y - 84} 600 ${y - 148}C626 ${y - 84} 634 ${y - 30} 600 ${y}Z" fill="${linear(
    sketch,
    0,
    y - 148,
    0,
    y,
    [
      [0, '#ff9d2e'],
      [0.4, '#ffd978'],
      [0.8, '#fff7dc'],
      [1, '#8fb2ea', 0.8],
    ],
  )}" filter="${blur(sketch, 1.6)}"/>`

export const lantern: Drawer = {
  setting: 'standing',
  focus: [600, 560],
  scale: 1.04,
  draw: (sketch, palette) => {
    const f = FLOOR
    const brass = (left: number, right: number) => metalPaint(sketch, 'gold', left, 0, right, 0)
    const paint = (left: number, right: number) => roundPaint(sketch, palette.base, left, right, 0.9)
    const tank = `M404 ${f - 176}C404 ${f - 196} 430 ${f - 206} 470 ${f - 210}H730C770 ${f - 206} 796 ${f - 196} 796 ${f - 176}L808 ${f - 40}A208 40 0 0 1 392 ${f - 40}Z`
    const chimney = `M536 ${f - 262}C476 ${f - 300} 452 ${f - 360} 470 ${f - 424}C482 ${f - 470} 530 ${f - 500} 540 ${f - 560}H660C670 ${f - 500} 718 ${f - 470} 730 ${f - 424}C748 ${f - 360} 724 ${f - 300} 664 ${f - 262}Z`
    const frame = (side: 1 | -1) =>
      `<path d="M${600 + side * 168} ${f - 206}C${600 + side * 232} ${f - 300} ${600 + side * 232} ${f - 480} ${600 + side * 120} ${f - 608}" fill="none" stroke="${darker(palette.base, 0.45)}" stroke-width="25" stroke-linecap="round"/><path d="M${600 + side * 168} ${f - 206}C${600 + side * 232} ${f - 300} ${600 + side * 232} ${f - 480} ${600 + side * 120} ${f - 608}" fill="none" stroke="${palette.base}" stroke-width="18" stroke-linecap="round"/><path d="M${600 + side * 164} ${f - 220}C${600 + side * 224} ${f - 310} ${600 + side * 224} ${f - 476} ${600 + side * 116} ${f - 602}" fill="none" stroke="${lighter(palette.base, 0.55)}" stroke-width="4" opacity="0.7"/>`
    const cage = [f - 318, f - 452]
      .map(
        (y) => `<path d="M446 ${y}A160 26 0 0 0 754 ${y}" fill="none" stroke="${brass(446, 754)}" stroke-width="9"/>`,
      )
      .join('')
    const glass = linear(sketch, 462, 0, 738, 0, [
      [0, '#ffffff', 0.5],
      [0.08, '#ffffff', 0.08],
      [0.2, '#ffffff', 0.5],
      [0.3, '#ffffff', 0.06],
      [0.78, '#ffffff', 0.04],
      [0.94, '#ffffff', 0.4],
      [1, '#ffffff', 0.2],
    ])
    const bail = `M478 ${f - 600}C440 ${f - 810} 760 ${f - 810} 722 ${f - 600}`
    return `${floorShadow(sketch, 600, f, 216, 46)}<path d="${bail}" fill="none" stroke="#4a4f57" stroke-width="12"/><path d="${bail}" fill="none" stroke="#c9ced3" stroke-width="5"/>${frame(1)}${frame(-1)}${lampFlame(sketch, f - 300)}<path d="${chimney}" fill="#fff3d6" opacity="0.26"/><path d="${chimney}" fill="${glass}"/><path d="${chimney}" fill="none" stroke="#ffffff" stroke-width="4" opacity="0.7"/>${cage}
<path d="M500 ${f - 562}H700L716 ${f - 626}C700 ${f - 664} 500 ${f - 664} 484 ${f - 626}Z" fill="${paint(484, 716)}"/><path d="M544 ${f - 652}C560 ${f - 696} 640 ${f - 696} 656 ${f - 652}Z" fill="${paint(544, 656)}"/><rect x="496" y="${f - 574}" width="208" height="18" rx="8" fill="${brass(496, 704)}"/>
<path d="M520 ${f - 272}H680L700 ${f - 206}H500Z" fill="${brass(500, 700)}"/><rect x="510" y="${f - 284}" width="180" height="18" rx="7" fill="${brass(510, 690)}"/><path d="${tank}" fill="${paint(392, 808)}"/><path d="M408 ${f - 60}A200 38 0 0 0 792 ${f - 60}" fill="none" stroke="${metals.gold[2]}" stroke-width="7"/><path d="M404 ${f - 172}A196 30 0 0 0 796 ${f - 172}" fill="none" stroke="${lighter(palette.base, 0.4)}" stroke-width="5" opacity="0.8"/><circle cx="726" cy="${f - 214}" r="24" fill="${brass(702, 750)}"/><circle cx="726" cy="${f - 214}" r="14" fill="none" stroke="${metals.gold[0]}" stroke-width="3"/><path d="M436 ${f - 176}C426 ${f - 130} 424 ${f - 90} 430 ${f - 50}" fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round" opacity="0.5" filter="${blur(sketch, 5)}"/>`
  },
}
