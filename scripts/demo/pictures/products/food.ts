import { blur, lift, linear } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { bowlOf, plateOf, trayOf } from './crockery.ts'
import { dip, leaf, lemonWedge, lump, onionRing, pool, sliver, spread, sprigOf } from './garnish.ts'
import { at, dish, lying } from './serving.ts'

const samosa = (sketch: Sketch) => {
  const shape =
    'M0 -142C18 -140 28 -118 44 -88C72 -36 106 22 130 72C142 98 124 116 96 118C36 124 -36 124 -96 118C-124 116 -142 98 -130 72C-106 22 -72 -36 -44 -88C-28 -118 -18 -140 0 -142Z'
  const crust = linear(sketch, -120, -140, 120, 130, [
    [0, '#f3cd7c'],
    [0.4, '#d99a3f'],
    [0.75, '#b8742a'],
    [1, '#8a4f1a'],
  ])
  const blisters = repeat(
    13,
    () =>
      `<circle cx="${n(sketch.between(-70, 70))}" cy="${n(sketch.between(-40, 90))}" r="${n(sketch.between(4, 10))}" fill="${sketch.random() < 0.5 ? '#f6d894' : '#9a5b22'}" opacity="0.5"/>`,
  )
  const crimps = repeat(
    13,
    (index) =>
      `<path d="M${n(-104 + index * 17.4)} 96q8 14 2 24" fill="none" stroke="#8a4f1a" stroke-width="4" opacity="0.65"/>`,
  )
  return `<path d="${shape}" fill="${crust}"/><path d="M0 -130C-26 -60 -66 20 -92 78C-40 96 40 96 92 78" fill="none" stroke="#fbe3a6" stroke-width="7" opacity="0.5" filter="${blur(sketch, 3)}"/><path d="M-4 -128C24 -60 20 20 14 92" fill="none" stroke="#8a4f1a" stroke-width="6" opacity="0.55"/>${blisters}${crimps}<path d="M-30 -84C-46 -46 -66 -10 -84 28" fill="none" stroke="#fff3d0" stroke-width="10" stroke-linecap="round" opacity="0.65" filter="${blur(sketch, 3)}"/>`
}

export const samosas = dish(plateOf, (sketch) => {
  const places: [number, number, number][] = [
    [-150, -140, -24],
    [120, -170, 30],
    [-190, 110, -78],
    [30, 130, 8],
  ]
  return `${spread(sketch, 8, 320, () => sprigOf(46))}${places.map(([x, y, turn]) => at(x, y, turn, lying(sketch, samosa(sketch), 0.6))).join('')}${at(232, 96, 0, dip(sketch, 112, '#5f8f2f'))}${at(-20, -20, 20, lying(sketch, sprigOf(60), 0.3))}`
})

export const kebabs = dish(plateOf, (sketch) => {
  const patty = () =>
    `${lump(sketch, 102, 100, '#7a4522', 0.3)}${spread(sketch, 26, 88, () => `<ellipse rx="${n(sketch.between(5, 11))}" ry="${n(sketch.between(4, 8))}" fill="${['#4d2812', '#a8682f', '#5d7a2f', '#c08a4a'][Math.floor(sketch.between(0, 4))]}" opacity="0.75"/>`)}`
  const ring = repeat(6, (index) => {
    const angle = index * 60 - 20
    const x = Math.round(Math.cos((angle * Math.PI) / 180) * 196)
    const y = Math.round(Math.sin((angle * Math.PI) / 180) * 196)
    return at(x, y, angle, lying(sketch, patty(), 0.5))
  })
  return `${ring}${at(0, 0, 0, lying(sketch, patty(), 0.7))}${[
    [-70, -60, 42],
    [56, -84, 34],
    [92, 40, 40],
    [-40, 92, 36],
    [-262, 60, 38],
  ]
    .map(([x = 0, y = 0, r = 0]) => at(x, y, 0, lying(sketch, onionRing(r), 0.3)))
    .join(
      '',
    )}${at(214, -232, 30, lying(sketch, lemonWedge(72), 0.4))}${at(-226, -226, -40, lying(sketch, sprigOf(96), 0.4))}${at(10, 14, 70, lying(sketch, sprigOf(70), 0.3))}`
})

export const halwa = dish(bowlOf, (sketch) => {
  const shred = (light: number) =>
    `<path d="M-26 0Q0 ${n(sketch.between(-12, 12))} 26 0" fill="none" stroke="${['#d9541f', '#b93a12', '#f07a34', '#c94818'][Math.floor(sketch.between(0, 4))]}" stroke-width="${n(12 + light)}" stroke-linecap="round"/>`
  return `<circle r="350" fill="#8f2d10"/>${spread(sketch, 210, 346, () => shred(0))}<g filter="${lift(sketch, 0.35)}">${spread(sketch, 120, 250, () => shred(3))}</g><ellipse cx="-80" cy="-100" rx="150" ry="90" fill="#ffd0a0" opacity="0.32" filter="${blur(sketch, 34)}"/><g filter="${lift(sketch, 0.3)}">${spread(sketch, 13, 220, (index) => sliver(index % 2 === 0 ? 66 : 54, index % 2 === 0 ? '#f3e0b8' : '#7f9a3a'))}</g>${at(20, -10, 30, lying(sketch, `${lump(sketch, 34, 20, '#e9c68a')}`, 0.3))}`
})

export const jamun = dish(bowlOf, (sketch) => {
  const syrup = pool(sketch, 350, '#b5651d', '#f6c56a', 14)
  const places: [number, number][] = [
    [0, -6],
    [-172, -96],
    [160, -120],
    [-150, 120],
    [40, 190],
    [204, 66],
    [-6, -206],
  ]
  const balls = places.map(([x, y]) =>
    at(
      x,
      y,
      0,
      lying(
        sketch,
        `${lump(sketch, 100, 98, '#6b2f12', 0.85)}<path d="M-70 40A84 84 0 0 0 66 52" fill="none" stroke="#e8a24a" stroke-width="9" stroke-linecap="round" opacity="0.6" filter="${blur(sketch, 4)}"/>`,
        0.5,
      ),
    ),
  )
  const saffron = spread(
    sketch,
    12,
    300,
    () => '<path d="M-18 0Q0 -10 18 2" fill="none" stroke="#c0260f" stroke-width="4" stroke-linecap="round"/>',
  )
  return `${syrup}${balls.join('')}${places
    .map(([x, y]) =>
      at(
        x - 4,
        y - 6,
        0,
        spread(sketch, 4, 34, () => sliver(26, '#8aa53c')),
      ),
    )
    .join('')}${saffron}`
})

export const dahiBara = dish(bowlOf, (sketch) => {
  const yoghurt = pool(sketch, 350, '#f7f1e3', '#ffffff', 10)
  const bara = () =>
    `${lump(sketch, 112, 104, '#e9d6ac', 0.8)}<path d="M-96 30C-60 76 40 96 92 46C70 104 -40 118 -96 30Z" fill="#c79a55" opacity="0.55"/>`
  const swirl = `<path d="M-270 -60C-180 -170 -60 -40 40 -130C140 -210 230 -90 280 -150M-250 120C-140 20 -20 150 90 50C170 -20 240 90 290 60M-150 240C-60 170 60 250 150 180" fill="none" stroke="#5e2413" stroke-width="24" stroke-linecap="round"/><path d="M-262 -66C-180 -164 -60 -44 40 -134C140 -204 230 -94 276 -152M-246 112C-140 20 -20 146 90 46" fill="none" stroke="#b5603a" stroke-width="6" stroke-linecap="round" opacity="0.7"/>`
  return `${yoghurt}${at(-120, -110, 10, lying(sketch, bara(), 0.4))}${at(130, -90, 40, lying(sketch, bara(), 0.4))}${at(-90, 130, 80, lying(sketch, bara(), 0.4))}${at(140, 140, 0, lying(sketch, bara(), 0.4))}${lying(sketch, swirl, 0.2)}${spread(sketch, 90, 320, () => `<circle r="${n(sketch.between(2, 5))}" fill="${sketch.random() < 0.6 ? '#b32413' : '#4a2a18'}" opacity="0.8"/>`)}${spread(sketch, 9, 250, () => leaf(52))}`
})

const skewer = (length: number) =>
  `<rect x="${-length / 2}" y="-5" width="${length}" height="10" rx="5" fill="#8b9098"/><rect x="${-length / 2}" y="-3" width="${length}" height="3" fill="#f4f6f7"/>`

const salad = (sketch: Sketch) =>
  `${at(-330, 216, 0, lying(sketch, onionRing(46), 0.3))}${at(-262, 236, 0, lying(sketch, onionRing(38), 0.3))}${at(-196, 226, 0, lying(sketch, onionRing(30), 0.3))}${at(330, 216, -30, lying(sketch, lemonWedge(70), 0.4))}${at(236, 226, 20, lying(sketch, lemonWedge(60), 0.4))}${at(-390, -226, 30, lying(sketch, sprigOf(90), 0.3))}${at(398, -236, -40, lying(sketch, sprigOf(80), 0.3))}`

export const seekh = dish(
  trayOf,
  (sketch) => {
    const kebab = () => {
      const body = linear(sketch, 0, -44, 0, 44, [
        [0, '#a8683a'],
        [0.25, '#8a4a22'],
        [0.7, '#5e2c12'],
        [1, '#3a1a0a'],
      ])
      const shape =
        'M-290 -38C-240 -50 -180 -34 -120 -44C-40 -52 60 -34 140 -46C200 -52 260 -40 292 -32C314 -12 314 14 292 34C240 48 180 34 100 44C20 50 -60 36 -140 46C-200 52 -260 42 -290 34C-312 14 -312 -14 -290 -38Z'
      const chars = repeat(
        9,
        (index) =>
          `<path d="M${-250 + index * 62} -38q${n(sketch.between(8, 24))} 36 2 74" fill="none" stroke="#2a1208" stroke-width="${n(sketch.between(7, 13))}" stroke-linecap="round" opacity="0.5"/>`,
      )
      const herbs = repeat(
        30,
        () =>
          `<circle cx="${n(sketch.between(-280, 280))}" cy="${n(sketch.between(-34, 36))}" r="${n(sketch.between(2.5, 5))}" fill="${['#6f8f3a', '#d9a25c', '#2a1208'][Math.floor(sketch.between(0, 3))]}" opacity="0.8"/>`,
      )
      return `${skewer(860)}<path d="${shape}" fill="${body}"/>${chars}${herbs}<path d="M-270 -26C-120 -40 120 -24 270 -30" fill="none" stroke="#f3c08a" stroke-width="9" stroke-linecap="round" opacity="0.6" filter="${blur(sketch, 4)}"/>`
    }
    return `${[-168, -56, 56].map((y, index) => at(index % 2 === 0 ? -14 : 18, y - 10, sketch.between(-2.5, 2.5), lying(sketch, kebab(), 0.6))).join('')}${salad(sketch)}${at(20, 216, 0, dip(sketch, 78, '#5f8f2f'))}`
  },
  1.08,
)

export const boti = dish(
  trayOf,
  (sketch) => {
    const chunk = () =>
      `${lump(sketch, 76, 66, '#e3bd84', 0.5)}${spread(sketch, 8, 58, () => `<path d="M-14 0Q0 -7 14 0" fill="none" stroke="#6b3a14" stroke-width="${n(sketch.between(6, 12))}" stroke-linecap="round" opacity="0.62"/>`)}<path d="M-50 30A70 60 0 0 0 50 34" fill="none" stroke="#8a4f1f" stroke-width="10" opacity="0.4" filter="${blur(sketch, 5)}"/>`
    const stick = () =>
      `${skewer(880)}${repeat(5, (index) => `<g transform="translate(${-264 + index * 132} ${n(sketch.between(-6, 6))}) rotate(${n(sketch.between(-24, 24))})">${chunk()}</g>`)}`
    return `${[-176, -36, 104].map((y) => at(0, y - 8, sketch.between(-2, 2), lying(sketch, stick(), 0.6))).join('')}${salad(sketch)}${at(24, 226, 0, dip(sketch, 66, '#f1e6cf'))}`
  },
  1.08,
)
