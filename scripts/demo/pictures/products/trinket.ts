import { darker, lighter, metals, mix, type Palette } from '../color.ts'
import type { Drawer } from '../family.ts'
import { blur, clip, lift, linear, metalPaint, radial } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'

/** A bead with its glint. */
const bead = (sketch: Sketch, x: number, y: number, r: number, color: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${radial(
    sketch,
    x,
    y,
    r * 1.1,
    [
      [0, lighter(color, 0.6)],
      [0.45, color],
      [1, darker(color, 0.5)],
    ],
    x - r * 0.35,
    y - r * 0.4,
  )}"/><ellipse cx="${n(x - r * 0.34)}" cy="${n(y - r * 0.42)}" rx="${n(r * 0.24)}" ry="${n(r * 0.15)}" fill="#ffffff" opacity="0.9"/>`

const hook = (sketch: Sketch, palette: Palette, x: number, y: number) =>
  `<g filter="${lift(sketch, 0.35)}"><path d="M${x} ${y}V${y - 54}C${x} ${y - 140} ${x + 84} ${y - 140} ${x + 82} ${y - 70}" fill="none" stroke="${metalPaint(sketch, palette.metal, x, y - 140, x + 84, y)}" stroke-width="9" stroke-linecap="round"/></g>`

const hoop = (sketch: Sketch, palette: Palette, x: number, y: number) => {
  const colors = [palette.base, palette.second, palette.accent, palette.ground, palette.base, palette.second]
  const r = 190
  const beads = repeat(22, (index) => {
    const angle = ((index * 360) / 22 - 90) * (Math.PI / 180)
    return bead(
      sketch,
      x + Math.cos(angle) * r,
      y + Math.sin(angle) * r,
      index % 3 === 0 ? 27 : 21,
      colors[index % colors.length] ?? palette.base,
    )
  })
  return `${hook(sketch, palette, x, y - r - 18)}<g filter="${lift(sketch, 0.8)}"><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${metals[palette.metal][1]}" stroke-width="10"/>${beads}</g>`
}

export const hoops: Drawer = {
  setting: 'flat',
  focus: [400, 560],
  draw: (sketch, palette) => `${hoop(sketch, palette, 370, 680)}${hoop(sketch, palette, 812, 640)}`,
}

const cowrie = (sketch: Sketch, palette: Palette, x: number, y: number) => {
  const gold = metals[palette.metal]
  const shell = 'M0 -150C86 -150 120 -50 104 44C92 116 52 164 0 168C-52 164 -92 116 -104 44C-120 -50 -86 -150 0 -150Z'
  const teeth = repeat(
    13,
    (index) =>
      `<path d="M-26 ${-104 + index * 19}q14 4 20 0M26 ${-104 + index * 19}q-14 4 -20 0" fill="none" stroke="#8a5f43" stroke-width="5" stroke-linecap="round" opacity="0.75"/>`,
  )
  const spots = repeat(
    16,
    () =>
      `<ellipse cx="${n(sketch.between(44, 88) * (sketch.random() < 0.5 ? -1 : 1))}" cy="${n(sketch.between(-90, 100))}" rx="${n(sketch.between(5, 11))}" ry="${n(sketch.between(4, 8))}" fill="${palette.second}" opacity="0.55"/>`,
  )
  const disc = `<g filter="${lift(sketch, 0.5)}"><circle cy="-246" r="62" fill="${metalPaint(sketch, palette.metal, -62, -308, 62, -184)}"/></g>${repeat(18, (index) => `<circle transform="rotate(${index * 20} 0 -246)" cy="-296" r="5" fill="${gold[3]}"/>`)}<circle cy="-246" r="30" fill="${gold[0]}" opacity="0.4"/><circle cy="-248" r="27" fill="${gold[2]}"/>`
  return `<g transform="translate(${x} ${y})">${hook(sketch, palette, 0, -304)}${disc}<path d="M0 -186V-146" stroke="${gold[1]}" stroke-width="8"/><circle cy="-166" r="15" fill="none" stroke="${gold[2]}" stroke-width="7"/><g filter="${lift(sketch, 0.9)}"><path d="${shell}" fill="${radial(
    sketch,
    0,
    0,
    190,
    [
      [0, '#ffffff'],
      [0.5, palette.base],
      [1, darker(palette.second, 0.2)],
    ],
    -40,
    -60,
  )}"/></g>${spots}<path d="M0 -122C-22 -60 -20 60 0 138C20 60 22 -60 0 -122Z" fill="#5a3a26"/>${teeth}<path d="M-72 -70C-86 -20 -84 40 -66 84" fill="none" stroke="#ffffff" stroke-width="15" stroke-linecap="round" opacity="0.85" filter="${blur(sketch, 4)}"/>${bead(sketch, 0, 196, 24, palette.accent)}${bead(sketch, 0, 236, 16, palette.ground)}</g>`
}

export const shellDrops: Drawer = {
  setting: 'flat',
  focus: [430, 600],
  draw: (sketch, palette) => `${cowrie(sketch, palette, 400, 690)}${cowrie(sketch, palette, 780, 650)}`,
}

/** Two combs that bite into each other, and their spring. */
export const clawClip: Drawer = {
  setting: 'flat',
  focus: [520, 560],
  scale: 1.04,
  draw: (sketch, palette) => {
    const { base } = palette
    const half = (turn: number) => {
      const back =
        'M-360 -30C-300 -170 -120 -220 0 -220C120 -220 300 -170 360 -30C372 4 340 22 316 0C250 -70 120 -104 0 -104C-120 -104 -250 -70 -316 0C-340 22 -372 4 -360 -30Z'
      const teeth = repeat(7, (index) => {
        const x = -270 + index * 90
        const y = -52 - 62 * Math.cos((x / 330) * 1.4)
        return `<path d="M${x - 26} ${n(y - 20)}C${x - 20} ${n(y + 90)} ${n(x - 8 - x * 0.1)} ${n(y + 160)} ${n(x - x * 0.16)} ${n(y + 214)}C${n(x + 18 - x * 0.1)} ${n(y + 160)} ${x + 30} ${n(y + 90)} ${x + 28} ${n(y - 20)}Z" fill="${linear(
          sketch,
          x - 28,
          0,
          x + 30,
          0,
          [
            [0, lighter(base, 0.45)],
            [0.4, base],
            [1, darker(base, 0.3)],
          ],
        )}"/>`
      })
      return `<g transform="rotate(${turn})"><g filter="${lift(sketch, 0.9)}">${teeth}<path d="${back}" fill="${linear(
        sketch,
        -340,
        -220,
        340,
        0,
        [
          [0, lighter(base, 0.5)],
          [0.3, lighter(base, 0.12)],
          [0.55, base],
          [1, darker(base, 0.34)],
        ],
      )}"/></g><path d="M-300 -70C-230 -160 -110 -194 -10 -196" fill="none" stroke="#ffffff" stroke-width="17" stroke-linecap="round" opacity="0.75" filter="${blur(sketch, 4)}"/>${repeat(9, (index) => `<ellipse cx="${-230 + index * 57}" cy="${n(-118 - 42 * Math.cos((-230 + index * 57) / 200))}" rx="${n(sketch.between(14, 26))}" ry="${n(sketch.between(9, 15))}" fill="${mix(base, '#ffffff', 0.3)}" opacity="0.4"/>`)}</g>`
    }
    const spring = `<g filter="${lift(sketch, 0.6)}">${repeat(7, (index) => `<ellipse cx="${-54 + index * 18}" cy="-226" rx="13" ry="36" fill="none" stroke="${metalPaint(sketch, palette.metal, -70, -262, 70, -190)}" stroke-width="8"/>`)}</g>`
    return `<g transform="translate(600 640) scale(1.08)">${half(0)}<path d="M-120 -214C-130 -300 -80 -352 -40 -356L-20 -236ZM120 -214C130 -300 80 -352 40 -356L20 -236Z" fill="${linear(
      sketch,
      -120,
      -356,
      120,
      -210,
      [
        [0, lighter(base, 0.45)],
        [0.5, base],
        [1, darker(base, 0.3)],
      ],
    )}"/>${spring}<path d="M-104 -230C-108 -290 -80 -330 -54 -338" fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round" opacity="0.7" filter="${blur(sketch, 3)}"/></g>`
  },
}

const scrunchie = (sketch: Sketch, x: number, y: number, r: number, color: string) => {
  const puffs = 15
  const outer = repeat(puffs, (index) => {
    const turn = (360 / puffs) * index
    return `<g transform="rotate(${n(turn)}) translate(0 ${-r})"><path d="M-46 44C-66 -10 -40 -66 0 -64C40 -66 66 -10 46 44C20 62 -20 62 -46 44Z" fill="${linear(
      sketch,
      -50,
      0,
      50,
      0,
      [
        [0, darker(color, 0.36)],
        [0.3, lighter(color, 0.36)],
        [0.5, color],
        [1, darker(color, 0.42)],
      ],
    )}"/><path d="M-6 -50C-14 -16 -12 16 -4 44" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity="0.45" filter="${blur(sketch, 3)}"/></g>`
  })
  return `<g transform="translate(${x} ${y}) rotate(${n(sketch.between(0, 40))})"><g filter="${lift(sketch, 0.9)}">${outer}</g><circle r="${r - 36}" fill="none" stroke="${darker(color, 0.55)}" stroke-width="12" opacity="0.5" filter="${blur(sketch, 5)}"/></g>`
}

export const scrunchies: Drawer = {
  setting: 'flat',
  focus: [520, 520],
  draw: (sketch, { base, second, accent, ground }) =>
    `${scrunchie(sketch, 350, 360, 116, second)}${scrunchie(sketch, 820, 330, 120, base)}${scrunchie(sketch, 330, 800, 124, accent)}${scrunchie(sketch, 840, 800, 116, darker(ground, 0.06))}${scrunchie(sketch, 590, 580, 126, mix(base, '#7b5bd6', 0.55))}`,
}

export const sunglasses: Drawer = {
  setting: 'flat',
  focus: [420, 600],
  draw: (sketch, palette) => {
    const { base, second } = palette
    const rim =
      'M38 -70C100 -150 330 -170 420 -196C452 -204 468 -176 452 -146C440 -120 430 -90 424 -40C412 70 340 150 226 150C110 150 50 70 38 -70Z'
    const inRim = clip(sketch, `<path d="${rim}"/>`)
    const frame = (side: 1 | -1) =>
      `<g transform="translate(600 600) scale(${side} 1)"><g clip-path="${inRim}"><path d="${rim}" fill="${linear(
        sketch,
        40,
        -190,
        420,
        150,
        [
          [0, lighter(second, 0.2)],
          [0.4, base],
          [1, darker(base, 0.4)],
        ],
      )}"/>${repeat(16, () => `<ellipse cx="${n(sketch.between(60, 420))}" cy="${n(sketch.between(-160, 120))}" rx="${n(sketch.between(12, 34))}" ry="${n(sketch.between(8, 20))}" fill="${second}" opacity="0.55" filter="${blur(sketch, 4)}"/>`)}</g><path d="M82 -54C140 -112 300 -124 384 -140C372 -100 376 -60 366 -24C348 60 300 104 226 104C142 104 96 50 82 -54Z" fill="${linear(
        sketch,
        80,
        -140,
        360,
        110,
        [
          [0, '#1d1410'],
          [0.55, '#4a2f22'],
          [1, '#a8744f'],
        ],
      )}"/><path d="M120 -50C170 -86 230 -96 290 -104L210 90C150 80 120 40 120 -50Z" fill="#ffffff" opacity="0.14"/><path d="M60 -88C130 -140 300 -156 410 -178" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity="0.6" filter="${blur(sketch, 3)}"/><circle cx="414" cy="-156" r="9" fill="${metals.gold[2]}"/></g>`
    const arm = (side: 1 | -1) =>
      `<path d="M${600 + side * 430} 440C${600 + side * 400} 330 ${600 + side * 330} 280 ${600 - side * 60} 300" fill="none" stroke="${darker(base, 0.2)}" stroke-width="30" stroke-linecap="round"/><path d="M${600 + side * 426} 432C${600 + side * 396} 326 ${600 + side * 326} 276 ${600 - side * 56} 294" fill="none" stroke="${lighter(second, 0.2)}" stroke-width="6" stroke-linecap="round" opacity="0.6"/>`
    return `<g transform="rotate(-7 600 600)"><g filter="${lift(sketch, 0.8)}">${arm(1)}${arm(-1)}</g><g filter="${lift(sketch, 1.3)}">${frame(1)}${frame(-1)}<path d="M556 540C580 510 620 510 644 540L640 574C620 548 580 548 560 574Z" fill="${base}"/></g><path d="M566 530C584 518 612 518 632 530" fill="none" stroke="#ffffff" stroke-width="5" opacity="0.6" stroke-linecap="round"/></g>`
  },
}

export const pearlStrand: Drawer = {
  setting: 'flat',
  focus: [600, 820],
  draw: (sketch, palette) => {
    const strand = (rx: number, ry: number, cy: number, size: number) => {
      const count = Math.round((Math.PI * (rx + ry) * 0.87) / (size * 1.9))
      return repeat(count, (index) => {
        const angle = ((index + 0.5) / count) * Math.PI * 1.74 - Math.PI * 0.37
        const middle = Math.abs((index + 0.5) / count - 0.5) * 2
        const r = size * (1.14 - 0.34 * middle)
        return bead(
          sketch,
          600 + Math.cos(angle) * rx,
          cy + Math.sin(angle) * ry,
          r,
          index % 5 === 2 ? '#e9ddd6' : '#f0e9e2',
        )
      })
    }
    const gold = metalPaint(sketch, 'gold', 560, 200, 640, 280)
    const clasp = `<g filter="${lift(sketch, 0.5)}"><rect x="556" y="206" width="88" height="40" rx="20" fill="${gold}"/></g>${repeat(5, (index) => bead(sketch, 572 + index * 14, 226, 6, metals[palette.metal][2]))}`
    return `<path d="M430 260C480 220 520 216 556 226M770 260C720 220 680 216 644 226" fill="none" stroke="${metals.gold[1]}" stroke-width="6"/><g filter="${lift(sketch, 0.9)}">${strand(330, 350, 600, 27)}</g><g filter="${lift(sketch, 0.9)}">${strand(252, 262, 550, 22)}</g>${clasp}`
  },
}
