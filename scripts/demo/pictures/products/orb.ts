import { darker, lighter, mix, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { blur, clip, linear, metalPaint, radial } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'

/** Where the glass is on the canvas, and its radius. */
const X = 600
const Y = 520
const R = 318

/** Draws the scene in the glass around (0, 0), for a radius of 100. */
type Moment = (sketch: Sketch, palette: Palette) => string

const sky = (sketch: Sketch, top: string, middle: string, low: string) =>
  `<rect x="-110" y="-110" width="220" height="220" fill="${linear(sketch, 0, -100, 0, 100, [
    [0, top],
    [0.55, middle],
    [1, low],
  ])}"/>`

const sparks = (sketch: Sketch, count: number, color: string, low = 90) =>
  repeat(
    count,
    () =>
      `<circle cx="${n(sketch.between(-92, 92))}" cy="${n(sketch.between(-94, low))}" r="${n(sketch.between(0.35, 1.5))}" fill="${color}" opacity="${n(sketch.between(0.35, 1))}"/>`,
  )

const dune = (y: number, lean: number, fill: string) =>
  `<path d="M-110 ${y}C-70 ${y - 14 - lean} -34 ${y - 16} -4 ${y - 4}C26 ${y + 8} 60 ${y - 18 + lean} 110 ${y - 8}V110H-110Z" fill="${fill}"/>`

/** Ribbons of light: the orb before anybody has chosen. */
const aurora: Moment = (sketch, palette) => {
  const soft = blur(sketch, 9)
  const fine = blur(sketch, 0.7)
  const curve = (y: number, rise = 1) =>
    `M-114 ${n(y + 18)}C-70 ${n(y - 46 * rise)} -32 ${n(y + 50 * rise)} 6 ${n(y - 6)}C42 ${n(y - 60 * rise)} 72 ${n(y + 24 * rise)} 114 ${n(y - 30)}`
  const ribbon = (y: number, color: string, width: number, opacity: number) =>
    `<path d="${curve(y)}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}" filter="${soft}"/>`
  const strands = repeat(
    9,
    (index) =>
      `<path d="${curve(-22 + index * 7.5, 0.86 + index * 0.04)}" fill="none" stroke="${index % 3 === 1 ? '#fff4dc' : lighter(palette.second, 0.6)}" stroke-width="${n(sketch.between(0.4, 1.3))}" opacity="${n(sketch.between(0.3, 0.85))}" filter="${fine}"/>`,
  )
  const heart = radial(sketch, 10, -4, 60, [
    [0, '#fff0d0', 0.85],
    [0.4, palette.accent, 0.4],
    [1, palette.second, 0],
  ])
  return `${sky(sketch, '#0f0c2b', darker(palette.base, 0.2), '#150b22')}
${ribbon(44, palette.base, 46, 0.9)}${ribbon(20, palette.second, 30, 0.85)}${ribbon(-10, palette.accent, 18, 0.8)}${ribbon(-34, lighter(palette.base, 0.25), 14, 0.55)}
<circle cx="10" cy="-4" r="60" fill="${heart}"/>${strands}${sparks(sketch, 54, '#fff6e0', 70)}`
}

/** Two people under an arch of lights, the sun going down behind them. */
const wedding: Moment = (sketch, palette) => {
  const ink = '#2a1420'
  const glow = radial(sketch, 0, 22, 76, [
    [0, '#fff3d2'],
    [0.35, '#ffcf8f', 0.9],
    [1, '#ff9d6b', 0],
  ])
  return `${sky(sketch, darker(palette.base, 0.35), palette.second, '#ffb679')}<circle cx="0" cy="22" r="76" fill="${glow}"/>
${dune(52, 4, mix(palette.base, '#3a1a2a', 0.5))}
<path d="M-46 62V-4A46 46 0 0 1 46 -4V62" fill="none" stroke="${ink}" stroke-width="2.4"/>${repeat(23, (index) => {
    const angle = (Math.PI * index) / 22
    return `<circle cx="${n(-46 * Math.cos(angle))}" cy="${n(-4 - 46 * Math.sin(angle))}" r="${n(1.5 + (index % 3) * 0.5)}" fill="#fff0c9"/>`
  })}
<g fill="${ink}"><circle cx="-7.6" cy="9" r="5.4"/><path d="M-15 62C-15.6 42 -16 22 -8 16.500C-2 16.5 0 24 0 33L-1 62Z"/><circle cx="6.4" cy="12" r="5"/><path d="M1 24C2 18.5 9 16.5 12.5 22C15.5 30 17 45 27 62H-1C1 48 0 34 1 24Z"/><path d="M6.4 7C13 8 17 22 19 40L11.5 24Z" opacity="0.75"/></g>
${dune(72, -6, ink)}${sparks(sketch, 22, '#fff6e0', 10)}`
}

/** A crescent over a mosque, and lanterns. */
const eid: Moment = (sketch, palette) => {
  const ink = '#0b1226'
  const lantern = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 -60V-12" stroke="${palette.accent}" stroke-width="0.9"/><circle r="15" cy="3" fill="${radial(
      sketch,
      0,
      3,
      15,
      [
        [0, '#ffe9b0', 0.9],
        [1, '#ffc861', 0],
      ],
    )}"/><path d="M-4 -8H4L6.5 -2V9L4 13H-4L-6.5 9V-2Z" fill="#ffdf96" stroke="${palette.accent}" stroke-width="1.2"/><path d="M-5 -8L0 -14L5 -8ZM-4 13H4L2.5 16H-2.500Z" fill="${palette.accent}"/><path d="M0 -8V13M-6.5 3H6.5" stroke="${palette.accent}" stroke-width="0.8"/></g>`
  const dome = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M-20 40V8C-22 -6 -12 -14 0 -26C12 -14 22 -6 20 8V40ZM-0.8 -36H0.800V-24H-0.800Z"/>`
  const minaret = (x: number, top: number) =>
    `<path d="M${x - 3} 80V${top}L${x} ${top - 13}L${x + 3} ${top}V80ZM${x - 4.6} ${top + 9}H${x + 4.6}V${top + 12}H${x - 4.6}Z"/>`
  return `${sky(sketch, '#0c1736', palette.base, mix(palette.second, '#f3b477', 0.55))}${sparks(sketch, 50, '#fff6e0', 20)}
<circle cx="34" cy="-42" r="46" fill="${radial(sketch, 34, -42, 46, [
    [0, '#fff3cf', 0.6],
    [1, '#fff3cf', 0],
  ])}"/><path d="M44 -60A21 21 0 1 0 52 -30A17 17 0 1 1 44 -60Z" fill="#fff1c9"/>
<g fill="${ink}">${dome(0, 40, 1)}${dome(-34, 54, 0.62)}${dome(34, 54, 0.62)}${minaret(-58, 14)}${minaret(58, 14)}<rect x="-70" y="64" width="140" height="50"/></g>
<g fill="#ffd684" opacity="0.9"><path d="M-5 80V66A5 6 0 0 1 5 66V80ZM-38 80V70A4 5 0 0 1 -30 70V80ZM30 80V70A4 5 0 0 1 38 70V80Z"/></g>
${lantern(-52, -24, 1)}${lantern(-26, -48, 0.7)}`
}

/** A cake with candles, and balloons. */
const birthday: Moment = (sketch, palette) => {
  const balloon = (x: number, y: number, size: number, color: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 18C3 34 -4 44 1 64" fill="none" stroke="#fff4e6" stroke-width="0.9" opacity="0.7"/><path d="M0 18C-11 12 -15 2 -15 -5A15 16 0 0 1 15 -5C15 2 11 12 0 18L3 22H-3Z" fill="${radial(
      sketch,
      -5,
      -8,
      26,
      [
        [0, lighter(color, 0.55)],
        [0.5, color],
        [1, darker(color, 0.35)],
      ],
    )}"/><ellipse cx="-6" cy="-11" rx="3" ry="4.5" fill="#ffffff" opacity="0.55"/></g>`
  const candle = (x: number, y: number) =>
    `<rect x="${x - 1.6}" y="${y}" width="3.2" height="17" rx="1" fill="#fdf3e4"/><circle cx="${x}" cy="${y - 5}" r="12" fill="${radial(
      sketch,
      x,
      y - 5,
      12,
      [
        [0, '#ffe9a8', 0.9],
        [1, '#ffb84d', 0],
      ],
    )}"/><path d="M${x} ${y - 12}C${x + 4} ${y - 6} ${x + 3.4} ${y - 1} ${x} ${y}C${x - 3.4} ${y - 1} ${x - 4} ${y - 6} ${x} ${y - 12}Z" fill="#fff2c4"/>`
  const tier = (y: number, half: number, height: number, color: string) =>
    `<rect x="${-half}" y="${y}" width="${half * 2}" height="${height}" rx="3" fill="${linear(
      sketch,
      -half,
      0,
      half,
      0,
      [
        [0, darker(color, 0.2)],
        [0.35, lighter(color, 0.3)],
        [1, darker(color, 0.35)],
      ],
    )}"/><path d="M${-half} ${y + 4}${repeat(6, () => `q${n(half / 6)} 9 ${n(half / 3)} 0`)}V${y}H${-half}Z" fill="#fff4ea"/>`
  return `${sky(sketch, darker(palette.base, 0.45), palette.base, mix(palette.second, '#ffd9b0', 0.35))}
${balloon(-54, -34, 1.15, palette.accent)}${balloon(-30, -56, 0.8, palette.second)}${balloon(54, -40, 1.05, palette.second)}${balloon(34, -64, 0.7, lighter(palette.accent, 0.25))}
${sparks(sketch, 60, '#fff0cf', 40)}${tier(44, 44, 34, palette.second)}${tier(18, 29, 28, lighter(palette.second, 0.25))}${candle(-14, 1)}${candle(0, -3)}${candle(14, 1)}
<ellipse cx="0" cy="80" rx="60" ry="7" fill="#fff4ea"/>`
}

/** Walnut and brass: what the glass stands on. */
const stand = (sketch: Sketch, palette: Palette) => {
  const f = FLOOR
  const wood = linear(sketch, X - 230, 0, X + 230, 0, [
    [0, '#1d0f0a'],
    [0.2, '#5a3422'],
    [0.38, '#8a5636'],
    [0.6, '#4b2a1b'],
    [1, '#150a07'],
  ])
  const brass = metalPaint(sketch, palette.metal, X - 200, 0, X + 200, 0)
  const grain = repeat(
    7,
    (index) =>
      `<path d="M${X - 182} ${n(f - 66 + index * 8)}C${X - 90} ${n(f - 60 + index * 8 + sketch.between(-3, 3))} ${X + 80} ${n(f - 68 + index * 8 + sketch.between(-3, 3))} ${X + 182} ${n(f - 64 + index * 8)}" stroke="#1d0f0a" stroke-width="1.6" fill="none" opacity="0.4"/>`,
  )
  return `<ellipse cx="${X + 40}" cy="${f + 6}" rx="300" ry="44" fill="#04040a" opacity="0.75" filter="${blur(sketch, 22)}"/>
<path d="M${X - 184} ${f - 86}C${X - 204} ${f - 40} ${X - 226} ${f - 18} ${X - 232} ${f - 8}C${X - 120} ${f + 16} ${X + 120} ${f + 16} ${X + 232} ${f - 8}C${X + 226} ${f - 18} ${X + 204} ${f - 40} ${X + 184} ${f - 86}Z" fill="${wood}"/>${grain}
<path d="M${X - 190} ${f - 108}C${X - 120} ${f - 78} ${X + 120} ${f - 78} ${X + 190} ${f - 108}V${f - 82}C${X + 120} ${f - 54} ${X - 120} ${f - 54} ${X - 190} ${f - 82}Z" fill="${brass}"/>`
}

/** Light on the glass: the rim, the window in it, what it gathers below. */
const glass = (sketch: Sketch, palette: Palette) => {
  const edge = radial(sketch, X, Y, R, [
    [0, '#ffffff', 0],
    [0.7, '#ffffff', 0],
    [0.86, '#0a0716', 0.28],
    [0.955, '#0a0716', 0.55],
    [0.985, lighter(palette.second, 0.7), 0.75],
    [1, '#ffffff', 0.35],
  ])
  const below = radial(sketch, X, Y + R * 0.84, R * 0.62, [
    [0, '#ffdf9e', 0.3],
    [1, palette.accent, 0],
  ])
  const soft = blur(sketch, 9)
  const softer = blur(sketch, 3)
  return `<circle cx="${X}" cy="${Y}" r="${R}" fill="${below}"/><circle cx="${X}" cy="${Y}" r="${R}" fill="${edge}"/>
<path d="M${X - 214} ${Y - 128}C${X - 178} ${Y - 206} ${X - 104} ${Y - 252} ${X - 30} ${Y - 262}C${X - 96} ${Y - 216} ${X - 152} ${Y - 166} ${X - 176} ${Y - 84}C${X - 194} ${Y - 88} ${X - 210} ${Y - 104} ${X - 214} ${Y - 128}Z" fill="#ffffff" opacity="0.5" filter="${soft}"/>
<path d="M${X - 204} ${Y - 132}C${X - 172} ${Y - 196} ${X - 116} ${Y - 238} ${X - 58} ${Y - 250}" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity="0.85" filter="${softer}"/>
<path d="M${X + 120} ${Y + 246}C${X + 196} ${Y + 206} ${X + 244} ${Y + 140} ${X + 262} ${Y + 62}" fill="none" stroke="${lighter(palette.second, 0.6)}" stroke-width="11" stroke-linecap="round" opacity="0.7" filter="${soft}"/>
<circle cx="${X - 92}" cy="${Y - 232}" r="7" fill="#ffffff" filter="${softer}"/>`
}

const orb =
  (moment: Moment): Drawer['draw'] =>
  (sketch, palette) => {
    const halo = radial(sketch, X, Y, R * 2.1, [
      [0, lighter(palette.second, 0.2), 0.75],
      [0.48, palette.second, 0.34],
      [1, palette.base, 0],
    ])
    const pool = `<ellipse cx="${X}" cy="${FLOOR + 26}" rx="430" ry="70" fill="${lighter(palette.second, 0.15)}" opacity="0.34" filter="${blur(sketch, 34)}"/>`
    const ball = clip(sketch, `<circle cx="${X}" cy="${Y}" r="${R}"/>`)
    return `<circle cx="${X}" cy="${Y}" r="${R * 2.1}" fill="${halo}"/>${pool}${stand(sketch, palette)}
<g clip-path="${ball}"><g transform="translate(${X} ${Y}) scale(${R / 100})">${moment(sketch, palette)}</g></g>${glass(sketch, palette)}`
  }

const lit = (moment: Moment): Drawer => ({ setting: 'standing', focus: [X, Y], scale: 1, draw: orb(moment) })

export const orbAurora = lit(aurora)
export const orbWedding = lit(wedding)
export const orbEid = lit(eid)
export const orbBirthday = lit(birthday)
