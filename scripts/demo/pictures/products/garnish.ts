import { darker, lighter, mix } from '../color.ts'
import { lift, radial } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'

/** Places spread evenly over a disc of radius `r`, the way seeds lie in a sunflower, each a little off. */
export const spread = (sketch: Sketch, count: number, r: number, draw: (index: number) => string): string =>
  repeat(count, (index) => {
    const angle = index * 2.39996 + sketch.between(-0.25, 0.25)
    const away = r * Math.sqrt((index + 0.5) / count)
    return `<g transform="translate(${n(Math.cos(angle) * away)} ${n(Math.sin(angle) * away)}) rotate(${n(sketch.between(0, 360))})">${draw(index)}</g>`
  })

/** A leaf of mint or coriander, its middle at the origin. */
export const leaf = (size: number, color = '#4d8a3a'): string =>
  `<path d="M0 ${n(size * 0.5)}C${n(-size * 0.42)} ${n(size * 0.3)} ${n(-size * 0.36)} ${n(-size * 0.3)} 0 ${n(-size * 0.5)}C${n(size * 0.36)} ${n(-size * 0.3)} ${n(size * 0.42)} ${n(size * 0.3)} 0 ${n(size * 0.5)}Z" fill="${color}"/><path d="M0 ${n(size * 0.46)}V${n(-size * 0.4)}M0 ${n(size * 0.2)}L${n(size * 0.2)} 0M0 ${n(size * 0.2)}L${n(-size * 0.2)} 0M0 ${n(-size * 0.04)}L${n(size * 0.15)} ${n(-size * 0.2)}M0 ${n(-size * 0.04)}L${n(-size * 0.15)} ${n(-size * 0.2)}" stroke="${lighter(color, 0.4)}" stroke-width="${n(size * 0.035)}" fill="none"/>`

/** Three leaves on a stalk. */
export const sprigOf = (size: number, color = '#4d8a3a'): string =>
  `<g>${[-52, 52, 0].map((turn) => `<g transform="rotate(${turn}) translate(0 ${n(-size * 0.42)})">${leaf(size * 0.8, turn === 0 ? lighter(color, 0.14) : color)}</g>`).join('')}</g>`

/** A ring of onion. */
export const onionRing = (r: number): string =>
  `<circle r="${r}" fill="none" stroke="#f7ecf1" stroke-width="${n(r * 0.36)}"/><circle r="${n(r * 1.16)}" fill="none" stroke="#a8436f" stroke-width="${n(r * 0.09)}"/><circle r="${n(r * 0.98)}" fill="none" stroke="#d9b3c6" stroke-width="${n(r * 0.05)}"/>`

/** A wedge of lemon, its peel below. */
export const lemonWedge = (r: number): string =>
  `<path d="M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z" fill="#e8b81f"/><path d="M${n(-r * 0.9)} 0A${n(r * 0.9)} ${n(r * 0.9)} 0 0 0 ${n(r * 0.9)} 0Z" fill="#fffbe2"/>${[-60, -20, 20, 60].map((turn) => `<path transform="rotate(${turn})" d="M0 ${n(r * 0.1)}L${n(-r * 0.22)} ${n(r * 0.68)}Q0 ${n(r * 0.9)} ${n(r * 0.22)} ${n(r * 0.68)}Z" fill="#f6d84a"/>`).join('')}`

/** A stick of ginger, or a sliver of almond or pistachio. */
export const sliver = (length: number, color: string): string =>
  `<rect x="${n(-length / 2)}" y="${n(-length * 0.09)}" width="${n(length)}" height="${n(length * 0.18)}" rx="${n(length * 0.09)}" fill="${color}"/><path d="M${n(-length * 0.4)} ${n(-length * 0.04)}H${n(length * 0.34)}" stroke="${lighter(color, 0.6)}" stroke-width="${n(length * 0.04)}" stroke-linecap="round"/>`

/** A green chili cut lengthwise or whole. */
export const chili = (length: number, color = '#4f8f34'): string =>
  `<path d="M${n(-length / 2)} 0C${n(-length * 0.2)} ${n(-length * 0.16)} ${n(length * 0.3)} ${n(-length * 0.1)} ${n(length / 2)} ${n(length * 0.06)}C${n(length * 0.2)} ${n(length * 0.1)} ${n(-length * 0.3)} ${n(length * 0.14)} ${n(-length / 2)} 0Z" fill="${color}"/><path d="M${n(-length * 0.38)} ${n(-length * 0.03)}C${n(-length * 0.1)} ${n(-length * 0.09)} ${n(length * 0.2)} ${n(-length * 0.05)} ${n(length * 0.36)} ${n(length * 0.02)}" fill="none" stroke="${lighter(color, 0.6)}" stroke-width="${n(length * 0.03)}" stroke-linecap="round"/><path d="M${n(-length / 2)} 0L${n(-length * 0.6)} ${n(-length * 0.05)}" stroke="${darker(color, 0.3)}" stroke-width="${n(length * 0.05)}" stroke-linecap="round"/>`

/** Lit from the upper left: a ball or a lump with three tones and a glint. */
export const lump = (sketch: Sketch, rx: number, ry: number, color: string, shine = 0.7): string =>
  `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${radial(
    sketch,
    0,
    0,
    Math.max(rx, ry) * 1.08,
    [
      [0, lighter(color, 0.34)],
      [0.5, color],
      [1, darker(color, 0.5)],
    ],
    -rx * 0.36,
    -ry * 0.4,
  )}"/><ellipse cx="${n(-rx * 0.34)}" cy="${n(-ry * 0.44)}" rx="${n(rx * 0.24)}" ry="${n(ry * 0.13)}" fill="#ffffff" opacity="${shine}" transform="rotate(-24)"/>`

/** A little cup of chutney. */
export const dip = (sketch: Sketch, r: number, color: string): string =>
  `<g filter="${lift(sketch, 0.7)}"><circle r="${r}" fill="#f4efe6"/></g><circle r="${n(r * 0.92)}" fill="#ffffff"/><circle r="${n(r * 0.8)}" fill="${radial(
    sketch,
    0,
    0,
    r,
    [
      [0, lighter(color, 0.2)],
      [0.7, color],
      [1, darker(color, 0.4)],
    ],
    -r * 0.2,
    -r * 0.3,
  )}"/><path d="M${n(-r * 0.4)} ${n(-r * 0.2)}A${n(r * 0.45)} ${n(r * 0.45)} 0 0 1 ${n(r * 0.1)} ${n(-r * 0.42)}" fill="none" stroke="#ffffff" stroke-width="${n(r * 0.09)}" stroke-linecap="round" opacity="0.7"/>${repeat(7, () => `<circle cx="${n(sketch.between(-0.5, 0.5) * r)}" cy="${n(sketch.between(-0.4, 0.5) * r)}" r="${n(r * 0.04)}" fill="${mix(color, '#f6e7b0', 0.6)}"/>`)}`

/** A pool of something that is poured: lit at the upper left, with fat that swims on it. */
export const pool = (sketch: Sketch, r: number, color: string, fat: string, eyes = 26): string =>
  `<circle r="${r}" fill="${radial(
    sketch,
    0,
    0,
    r,
    [
      [0, lighter(color, 0.18)],
      [0.62, color],
      [1, darker(color, 0.42)],
    ],
    -r * 0.25,
    -r * 0.3,
  )}"/>${spread(sketch, eyes, r * 0.94, () => {
    const size = sketch.between(0.012, 0.05) * r
    return `<ellipse rx="${n(size * 1.3)}" ry="${n(size)}" fill="${fat}" opacity="0.45"/><path d="M${n(-size * 0.8)} ${n(-size * 0.3)}A${n(size)} ${n(size)} 0 0 1 ${n(size * 0.2)} ${n(-size * 0.7)}" fill="none" stroke="#fff3d6" stroke-width="${n(size * 0.2)}" opacity="0.7"/>`
  })}`
