import { darker, lighter, metals, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { dots, petals, wrap } from '../motif.ts'
import { blur, clip, floorShadow, lift, linear, metalPaint, radial } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'

const pearl = (sketch: Sketch, color = '#f4ece0') => {
  const paint = radial(
    sketch,
    0,
    0,
    1,
    [
      [0, '#ffffff'],
      [0.3, color],
      [0.8, darker(color, 0.3)],
      [1, darker(color, 0.12)],
    ],
    -0.35,
    -0.4,
  )
  return (x: number, y: number, r: number) =>
    `<circle transform="translate(${n(x)} ${n(y)}) scale(${n(r)})" r="1" fill="${paint}"/>`
}

const cabochon = (sketch: Sketch, color: string) => {
  const paint = radial(
    sketch,
    0,
    0,
    1,
    [
      [0, lighter(color, 0.72)],
      [0.22, lighter(color, 0.25)],
      [0.62, color],
      [1, darker(color, 0.55)],
    ],
    -0.36,
    -0.42,
  )
  return (x: number, y: number, rx: number, ry = rx, turn = 0) =>
    `<ellipse transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(rx)} ${n(ry)})" rx="1" ry="1" fill="${paint}"/><ellipse transform="translate(${n(x - rx * 0.3)} ${n(y - ry * 0.36)}) rotate(${n(turn - 24)})" rx="${n(rx * 0.26)}" ry="${n(ry * 0.13)}" fill="#ffffff" opacity="0.85"/>`
}

const jhumkaOne = (sketch: Sketch, palette: Palette) => {
  const [shadow, body, light, glint] = metals[palette.metal]
  const bead = pearl(sketch)
  const stone = cabochon(sketch, palette.base)
  const small = cabochon(sketch, palette.second)
  const dome = 'M-26 150C-110 170 -152 250 -158 348C-100 384 100 384 158 348C152 250 110 170 26 150Z'
  const gold = metalPaint(sketch, palette.metal, -158, 0, 158, 0)
  const filigree = `${wrap(0, 302, 152, 32, 9, () => `<g transform="translate(0 14)">${petals(1, 58, 17, shadow)}${petals(1, 40, 10, light)}</g>`)}${wrap(0, 226, 118, 22, 9, () => petals(6, 17, 5, shadow))}${wrap(0, 226, 118, 22, 9, () => `<circle r="6" fill="${glint}"/>`)}`
  const ring = (y: number, r: number, dip: number) =>
    `<path d="M${-r} ${y}A${r} ${dip} 0 0 0 ${r} ${y}" fill="none" stroke="${gold}" stroke-width="13"/><path d="M${-r} ${y}A${r} ${dip} 0 0 0 ${r} ${y}" fill="none" stroke="${glint}" stroke-width="6" stroke-dasharray="0.1 11" stroke-linecap="round" opacity="0.9"/>`
  return `<g filter="${lift(sketch, 0.9)}"><path d="M4 -70C-40 -140 -34 -214 14 -214C46 -212 44 -176 36 -150" fill="none" stroke="${body}" stroke-width="8" stroke-linecap="round"/>
${petals(12, 100, 24, gold)}<circle r="72" fill="${gold}"/>${repeat(12, (index) => {
    const a = (index * 30 * Math.PI) / 180
    return bead(Math.sin(a) * 84, -Math.cos(a) * 84, 11)
  })}<circle r="60" fill="${darker(body, 0.35)}"/>${dots(24, 54, 3.6, glint)}${stone(0, 0, 42)}
<path d="M0 88V150" stroke="${gold}" stroke-width="12"/>${bead(0, 112, 17)}<path d="M-30 140H30L24 156H-24Z" fill="${gold}"/>
<path d="${dome}" fill="${gold}"/><g clip-path="${clip(sketch, `<path d="${dome}"/>`)}">${filigree}<path d="${dome}" fill="${linear(
    sketch,
    -158,
    0,
    158,
    0,
    [
      [0, '#2c1503', 0.55],
      [0.2, '#2c1503', 0],
      [0.33, '#fffbe8', 0.5],
      [0.45, '#2c1503', 0],
      [0.9, '#2c1503', 0.55],
      [1, '#2c1503', 0.25],
    ],
  )}"/></g>
${ring(188, 92, 18)}${ring(262, 142, 30)}${ring(348, 158, 36)}${wrap(0, 262, 142, 30, 7, () => small(0, 0, 11))}
${wrap(0, 360, 150, 36, 11, (index) => `<path d="M0 0V${18 + (index % 2) * 10}" stroke="${light}" stroke-width="4"/>${bead(0, 30 + (index % 2) * 10, 14)}${small(0, 54 + (index % 2) * 10, 7)}`)}</g>`
}

export const jhumka: Drawer = {
  setting: 'flat',
  focus: [440, 660],
  draw: (sketch, palette) =>
    `<g transform="translate(405 470) rotate(5) scale(1.12)">${jhumkaOne(sketch, palette)}</g><g transform="translate(800 492) rotate(-6) scale(1.12)">${jhumkaOne(sketch, palette)}</g>`,
}

const onCurve = (t: number, width: number, drop: number): [number, number, number] => {
  const angle = Math.PI * (1 - t)
  const x = 600 + Math.cos(angle) * width * (1 - 0.1 * Math.sin(angle))
  const y = 250 + Math.sin(angle) ** 0.86 * drop
  return [x, y, (Math.atan2(Math.sin(angle) * drop, Math.cos(angle) * width) * 180) / Math.PI - 90]
}

export const necklace: Drawer = {
  setting: 'flat',
  focus: [600, 740],
  scale: 0.98,
  draw: (sketch, palette) => {
    const [shadow, body, light, glint] = metals[palette.metal]
    const bead = pearl(sketch)
    const stone = cabochon(sketch, palette.base)
    const leaf = cabochon(sketch, palette.second)
    const gold = metalPaint(sketch, palette.metal, -50, -60, 50, 60)
    const strand = repeat(92, (index) => {
      const [x, y] = onCurve((index + 0.5) / 92, 330, 440)
      return bead(x, y, 9.5)
    })
    const settings = repeat(17, (index) => {
      const t = 0.13 + (0.74 * index) / 16
      const [x, y] = onCurve(t, 352, 482)
      const size = 0.5 + 0.62 * (1 - Math.abs(t - 0.5) * 2)
      const turn = (0.5 - t) * 150
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})">${petals(8, 46, 15, gold)}<ellipse rx="33" ry="38" fill="${gold}" stroke="${shadow}" stroke-width="2"/>${dots(16, 31, 3, glint)}${stone(0, 0, 22, 27)}<path d="M0 40V62" stroke="${body}" stroke-width="6"/><path d="M0 58C-24 78 -20 108 0 118C20 108 24 78 0 58Z" fill="${gold}"/>${leaf(0, 90, 11, 17)}${bead(0, 131, 11)}</g>`
    })
    const [px, py] = onCurve(0.5, 352, 482)
    const pendant = `<g transform="translate(${n(px)} ${n(py + 148)})">${petals(12, 104, 27, gold)}<circle r="76" fill="${gold}"/>${repeat(12, (index) => bead(Math.sin(index * 0.5236) * 84, -Math.cos(index * 0.5236) * 84, 10))}<circle r="60" fill="${darker(body, 0.3)}"/>${repeat(8, (index) => leaf(Math.sin(index * 0.7854) * 47, -Math.cos(index * 0.7854) * 47, 9, 13, index * 45))}${stone(0, 0, 32)}${repeat(5, (index) => `<g transform="rotate(${(index - 2) * -17}) translate(0 100)"><path d="M0 0V22" stroke="${light}" stroke-width="5"/>${bead(0, 32, 12)}${leaf(0, 56, 9, 13)}</g>`)}</g>`
    return `<g transform="translate(0 30)"><g filter="${lift(sketch, 0.7)}">${strand}${settings}${pendant}</g></g>`
  },
}

const gem = (sketch: Sketch, color: string, r: number) => {
  const facets = repeat(8, (index) => {
    const a = ((index * 45 - 22.5) * Math.PI) / 180
    const b = ((index * 45 + 22.5) * Math.PI) / 180
    const tone = [0.72, 0.45, 0.05, -0.3, -0.5, -0.35, 0.1, 0.5][index] ?? 0
    const fill = tone > 0 ? lighter(color, tone) : darker(color, -tone)
    const point = (angle: number, radius: number) =>
      `${n(Math.sin(angle) * radius)} ${n(-Math.cos(angle) * radius * 0.82)}`
    return `<path d="M${point(a, r)}L${point(b, r)}L${point(b, r * 0.56)}L${point(a, r * 0.56)}Z" fill="${fill}"/><path d="M${point(a, r * 0.56)}L${point(b, r * 0.56)}L0 0Z" fill="${tone > 0 ? lighter(color, tone * 0.55) : darker(color, -tone * 0.5)}"/>`
  })
  const table = linear(sketch, -r * 0.5, -r * 0.4, r * 0.5, r * 0.4, [
    [0, '#ffffff', 0.75],
    [0.4, '#ffffff', 0.12],
    [0.6, '#000000', 0.06],
    [1, '#ffffff', 0.3],
  ])
  return `${facets}<ellipse rx="${n(r * 0.52)}" ry="${n(r * 0.43)}" fill="${table}"/><path d="M${n(-r * 0.2)} ${n(-r * 0.62)}l6 -22l6 22l22 6l-22 6l-6 22l-6 -22l-22 -6Z" fill="#ffffff" opacity="0.95"/>`
}

export const ring: Drawer = {
  setting: 'standing',
  focus: [600, 480],
  draw: (sketch, palette) => {
    const [shadow, , light, glint] = metals[palette.metal]
    const f = FLOOR
    const paint = metalPaint(sketch, palette.metal, 390, f - 400, 830, f - 40)
    const inner = linear(sketch, 400, 0, 800, 0, [
      [0, light],
      [0.4, shadow],
      [0.75, light],
      [1, shadow],
    ])
    const cy = f - 212
    const band = `<ellipse cx="612" cy="${cy + 4}" rx="196" ry="206" fill="none" stroke="${inner}" stroke-width="30"/><ellipse cx="600" cy="${cy}" rx="204" ry="212" fill="none" stroke="${shadow}" stroke-width="30"/><ellipse cx="599" cy="${cy}" rx="205" ry="212" fill="none" stroke="${paint}" stroke-width="25"/><path d="M404 ${cy - 60}A205 212 0 0 0 420 ${cy + 100}" fill="none" stroke="${glint}" stroke-width="8" stroke-linecap="round" filter="${blur(sketch, 2)}"/>`
    const sides = repeat(7, (index) =>
      repeat(2, (side) => {
        const angle = (((15 + index * 6.6) * Math.PI) / 180) * (side === 0 ? 1 : -1)
        const x = 600 + Math.sin(angle) * 211
        const y = cy - Math.cos(angle) * 219
        return `<circle cx="${n(x)}" cy="${n(y)}" r="12.5" fill="${light}" stroke="${shadow}" stroke-width="2"/><circle cx="${n(x)}" cy="${n(y)}" r="8.5" fill="#f7fbff"/><path d="M${n(x - 6)} ${n(y - 2)}L${n(x)} ${n(y - 7)}L${n(x + 2)} ${n(y + 1)}Z" fill="#ffffff"/><path d="M${n(x + 1)} ${n(y + 2)}L${n(x + 7)} ${n(y)}L${n(x + 2)} ${n(y + 7)}Z" fill="#9fb2c4"/>`
      }),
    )
    const head = `<path d="M520 ${cy - 190}L546 ${cy - 268}H654L680 ${cy - 190}Z" fill="${metalPaint(sketch, palette.metal, 520, 0, 680, 0)}"/><g transform="translate(600 ${cy - 286})"><ellipse rx="110" ry="91" fill="${metalPaint(sketch, palette.metal, -110, 0, 110, 0)}"/>${repeat(
      26,
      (index) => {
        const a = (index / 26) * Math.PI * 2
        return `<circle cx="${n(Math.sin(a) * 98)}" cy="${n(-Math.cos(a) * 81)}" r="9.5" fill="#fbfdff" stroke="${shadow}" stroke-width="1.5"/><circle cx="${n(Math.sin(a) * 98 + 2)}" cy="${n(-Math.cos(a) * 81 + 2)}" r="4" fill="#b7c6d4"/>`
      },
    )}${gem(sketch, palette.base, 86)}${repeat(4, (index) => {
      const a = Math.PI / 4 + (index * Math.PI) / 2
      return `<circle cx="${n(Math.sin(a) * 84)}" cy="${n(-Math.cos(a) * 69)}" r="9" fill="${light}" stroke="${shadow}" stroke-width="2"/>`
    })}</g>`
    return `${floorShadow(sketch, 604, f + 8, 120, 30)}${band}${sides}${head}`
  },
}
