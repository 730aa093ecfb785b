import { darker, lighter, mix, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { blur, clip, floorShadow, linear, radial } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'

const LID = FLOOR - 590
/** Half the width of the cup at a height above the floor. */
const halfAt = (height: number) => 150 + (height / 590) * 76

const cupPath = `M${600 - halfAt(590)} ${LID}L${600 - halfAt(30)} ${FLOOR - 30}C${600 - halfAt(10)} ${FLOOR - 4} 500 ${FLOOR + 14} 600 ${FLOOR + 14}C700 ${FLOOR + 14} ${600 + halfAt(10)} ${FLOOR - 4} ${600 + halfAt(30)} ${FLOOR - 30}L${600 + halfAt(590)} ${LID}Z`

/** A ball with a glint, of tapioca or ice cream. */
const ball = (sketch: Sketch, x: number, y: number, r: number, color: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${radial(
    sketch,
    x,
    y,
    r * 1.1,
    [
      [0, lighter(color, 0.42)],
      [0.4, color],
      [1, darker(color, 0.55)],
    ],
    x - r * 0.35,
    y - r * 0.4,
  )}"/><ellipse cx="${n(x - r * 0.34)}" cy="${n(y - r * 0.42)}" rx="${n(r * 0.22)}" ry="${n(r * 0.14)}" fill="#ffffff" opacity="0.75"/>`

/** Pearls in rows at the foot, packed the way they settle. */
const pearls = (sketch: Sketch, color: string) =>
  repeat(5, (row) => {
    const height = 30 + row * 34
    const count = row === 4 ? 3 : 7 + (row % 2)
    const half = halfAt(height) - 24
    return repeat(count, (index) => {
      const spread = count === 1 ? 0 : (index / (count - 1)) * 2 - 1
      const x = 600 + spread * half * (row === 4 ? 0.62 : 1) + sketch.between(-6, 6)
      return ball(
        sketch,
        x,
        FLOOR - height + sketch.between(-7, 7) + Math.abs(spread) * -6,
        sketch.between(20, 23.5),
        color,
      )
    })
  })

/** Ice or fruit: a rounded block that lets the light through. */
const block = (sketch: Sketch, x: number, y: number, size: number, color: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(sketch.between(-38, 38))})"><rect x="${n(-size / 2)}" y="${n(-size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.22)}" fill="${color}" opacity="0.85"/><path d="M${n(-size * 0.32)} ${n(-size * 0.3)}H${n(size * 0.2)}" stroke="#ffffff" stroke-width="${n(size * 0.09)}" stroke-linecap="round" opacity="0.8"/><rect x="${n(-size / 2)}" y="${n(-size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.22)}" fill="none" stroke="#ffffff" stroke-width="3" opacity="0.5"/></g>`

/** Where the upper liquid runs down into the lower one. */
const marbling = (sketch: Sketch, color: string, from: number, length: number) =>
  `<g filter="${blur(sketch, 7)}">${repeat(9, (index) => {
    const x = 420 + index * 45 + sketch.between(-14, 14)
    const down = length * sketch.between(0.45, 1)
    const sway = sketch.between(-36, 36)
    return `<path d="M${n(x - 22)} ${from - 30}C${n(x - 16)} ${n(from + down * 0.4)} ${n(x + sway - 10)} ${n(from + down * 0.7)} ${n(x + sway)} ${n(from + down)}C${n(x + sway + 8)} ${n(from + down * 0.7)} ${n(x + 18)} ${n(from + down * 0.4)} ${n(x + 24)} ${from - 30}Z" fill="${color}" opacity="${n(sketch.between(0.5, 0.9))}"/>`
  })}</g>`

const drops = (sketch: Sketch) =>
  repeat(26, () => {
    const height = sketch.between(60, 560)
    const x = 600 + sketch.between(-0.94, 0.94) * halfAt(height)
    const r = sketch.between(2.2, 6)
    return `<ellipse cx="${n(x)}" cy="${n(FLOOR - height)}" rx="${n(r)}" ry="${n(r * 1.25)}" fill="#ffffff" opacity="${n(sketch.between(0.25, 0.55))}"/>`
  })

/** Cup, lid and straw round a filling that is drawn between the cup's walls. */
const cup = (sketch: Sketch, palette: Palette, filling: string, straw: string) => {
  const rim = halfAt(590) + 14
  const glass = linear(sketch, 374, 0, 826, 0, [
    [0, '#ffffff', 0.62],
    [0.035, '#40202a', 0.2],
    [0.09, '#ffffff', 0.12],
    [0.16, '#ffffff', 0.62],
    [0.215, '#ffffff', 0.5],
    [0.24, '#ffffff', 0.04],
    [0.72, '#40202a', 0],
    [0.88, '#40202a', 0.2],
    [0.93, '#ffffff', 0.42],
    [0.97, '#40202a', 0.2],
    [1, '#ffffff', 0.5],
  ])
  const dome = `M${600 - rim + 6} ${LID - 6}C${600 - rim + 4} ${LID - 150} ${600 - 120} ${LID - 196} 600 ${LID - 198}C${600 + 120} ${LID - 196} ${600 + rim - 4} ${LID - 150} ${600 + rim - 6} ${LID - 6}Z`
  const tube = linear(sketch, -27, 0, 27, 0, [
    [0, darker(straw, 0.2)],
    [0.26, lighter(straw, 0.65)],
    [0.5, straw],
    [1, darker(straw, 0.35)],
  ])
  const strawShape = (from: number, to: number) =>
    `<rect x="-27" y="${from}" width="54" height="${to - from}" fill="${tube}"/>`
  return `${floorShadow(sketch, 600, FLOOR + 8, 168, 42)}<g clip-path="${clip(sketch, `<path d="${cupPath}"/>`)}">${filling}</g><path d="${cupPath}" fill="${glass}"/>${drops(sketch)}
<g transform="translate(652 ${LID - 150}) rotate(9)">${strawShape(-20, 170)}</g><path d="${dome}" fill="#ffffff" opacity="0.3"/><path d="${dome}" fill="${radial(
    sketch,
    530,
    LID - 140,
    220,
    [
      [0, '#ffffff', 0.75],
      [0.4, '#ffffff', 0.12],
      [1, '#ffffff', 0.22],
    ],
  )}"/><path d="${dome}" fill="none" stroke="#ffffff" stroke-width="4" opacity="0.85"/><path d="M462 ${LID - 60}C468 ${LID - 124} 506 ${LID - 160} 556 ${LID - 172}" fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round" opacity="0.85" filter="${blur(sketch, 3)}"/><ellipse cx="626" cy="${LID - 192}" rx="44" ry="11" fill="${darker(palette.ground, 0.32)}"/><g transform="translate(652 ${LID - 150}) rotate(9)">${strawShape(-150, -40)}<path d="M-27 -40A27 8 0 0 0 27 -40" fill="${darker(straw, 0.3)}"/><ellipse cy="-150" rx="27" ry="9" fill="${darker(straw, 0.45)}"/></g>
<rect x="${600 - rim}" y="${LID - 16}" width="${rim * 2}" height="32" rx="15" fill="${linear(
    sketch,
    600 - rim,
    0,
    600 + rim,
    0,
    [
      [0, '#d9cdd4'],
      [0.2, '#ffffff'],
      [0.55, '#f0e8ec'],
      [1, '#b9adb4'],
    ],
  )}"/><path d="M${600 - rim + 12} ${LID + 9}H${600 + rim - 12}" stroke="#7a6a72" stroke-width="3" opacity="0.35"/>`
}

/** The cup's filling: lower liquid to upper, with what lies in it. */
const liquids = (sketch: Sketch, palette: Palette, seam: number) => {
  const whole = linear(sketch, 0, LID, 0, FLOOR, [
    [0, lighter(palette.second, 0.3)],
    [Math.max(0.05, seam - 0.16), palette.second],
    [seam + 0.1, mix(palette.second, palette.base, 0.72)],
    [1, palette.base],
  ])
  return `<rect x="340" y="${LID - 10}" width="520" height="640" fill="${whole}"/>`
}

export const bobaCup: Drawer = {
  setting: 'standing',
  focus: [590, 700],
  scale: 1.02,
  draw: (sketch, palette) => {
    const foam = `<path d="M360 ${LID - 4}H840V${LID + 42}C780 ${LID + 62} 720 ${LID + 34} 660 ${LID + 50}C600 ${LID + 66} 520 ${LID + 36} 460 ${LID + 54}C420 ${LID + 62} 390 ${LID + 50} 360 ${LID + 46}Z" fill="${palette.ground}"/>`
    const streaks = marbling(sketch, mix(palette.base, palette.second, 0.15), FLOOR - 560, 250)
    const veil = marbling(sketch, palette.second, FLOOR - 330, 150)
    return cup(
      sketch,
      palette,
      `${liquids(sketch, palette, 0.5)}<g opacity="0.5">${streaks}</g>${veil}${foam}<rect x="340" y="${FLOOR - 196}" width="520" height="220" fill="${linear(
        sketch,
        0,
        FLOOR - 196,
        0,
        FLOOR,
        [
          [0, palette.base, 0],
          [1, darker(palette.base, 0.3), 0.8],
        ],
      )}"/>${pearls(sketch, palette.accent)}`,
      palette.accent === '#1a0d08' ? '#d9b98c' : mix(palette.base, '#f26a9b', 0.5),
    )
  },
}

const citrus = (sketch: Sketch, x: number, y: number, r: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${n(sketch.between(-30, 30))})"><circle r="${r}" fill="${darker(color, 0.12)}"/><circle r="${n(r * 0.9)}" fill="#fffbe6"/>${repeat(9, (index) => `<path transform="rotate(${index * 40})" d="M0 ${n(-r * 0.1)}L${n(-r * 0.25)} ${n(-r * 0.74)}Q0 ${n(-r * 0.92)} ${n(r * 0.25)} ${n(-r * 0.74)}Z" fill="${lighter(color, 0.12)}"/>`)}</g>`

export const fruitCup: Drawer = {
  setting: 'standing',
  focus: [590, 660],
  scale: 1.02,
  draw: (sketch, palette) => {
    const ice = repeat(7, (index) => block(sketch, 440 + index * 54, LID + 66 + (index % 2) * 44, 66, '#ffffff'))
    const fruit = repeat(11, (index) =>
      block(
        sketch,
        462 + (index % 5) * 68 + sketch.between(-10, 10),
        FLOOR - 66 - Math.floor(index / 5) * 72,
        62,
        lighter(palette.base, 0.16),
      ),
    )
    const seeds = repeat(60, () => {
      const height = sketch.between(20, 430)
      return `<ellipse cx="${n(600 + sketch.between(-0.9, 0.9) * halfAt(height))}" cy="${n(FLOOR - height)}" rx="5" ry="6" fill="#3a2418" opacity="0.62"/>`
    })
    const slice = citrus(sketch, 512, FLOOR - 330, 82, '#b8cf4a')
    return cup(
      sketch,
      palette,
      `${liquids(sketch, palette, 0.42)}${marbling(sketch, palette.second, FLOOR - 400, 170)}${fruit}${seeds}${slice}<g opacity="0.72">${ice}</g>`,
      mix(palette.base, '#e8574a', 0.4),
    )
  },
}
