import { darker, lighter, mix } from './color.ts'
import { sprig } from './motif.ts'
import { blur, floorShadow, lift, linear, radial } from './paint.ts'
import { n, repeat, type Sketch } from './sketch.ts'
import { cotton, plaster } from './texture.ts'

/** Backdrop colors of the studio. */
export const backdrops = {
  sand: '#e6d8c6',
  chalk: '#efebe4',
  blush: '#ecd5cc',
  mist: '#d5dcdd',
  sage: '#cfd5c5',
  clay: '#cda389',
  stone: '#bdb4aa',
  ink: '#23242b',
  wine: '#3a1a20',
  forest: '#1e2f2a',
  night: '#12142a',
  paper: '#f1f0ed',
  cream: '#fbe7b4',
  petal: '#f8d9ea',
  salmon: '#f0cfbc',
  lilac: '#e2daeb',
  mint: '#cfe8e2',
  graphite: '#191b21',
  navy: '#18224a',
} as const

export type BackdropName = keyof typeof backdrops
export type Setting = 'flat' | 'standing'

const isDark = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) < 110

/** A table seen from above, lit from the upper left. */
const flatGround = (sketch: Sketch, color: string, width: number, height: number) => {
  const light = radial(sketch, width * 0.3, height * 0.22, width * 1.15, [
    [0, lighter(color, isDark(color) ? 0.18 : 0.42)],
    [0.5, color],
    [1, darker(color, isDark(color) ? 0.5 : 0.22)],
  ])
  return `<rect width="${width}" height="${height}" fill="${light}" filter="${plaster(sketch)}"/>`
}

/** A paper sweep: wall, soft bend, floor. */
const sweep = (sketch: Sketch, color: string, width: number, height: number, horizon: number) => {
  const dark = isDark(color)
  const wall = linear(sketch, 0, 0, 0, height, [
    [0, darker(color, dark ? 0.42 : 0.13)],
    [(horizon - 130) / height, lighter(color, dark ? 0.04 : 0.12)],
    [(horizon + 20) / height, darker(color, 0.045)],
    [(horizon + 110) / height, lighter(color, dark ? 0.08 : 0.3)],
    [1, darker(color, dark ? 0.3 : 0.09)],
  ])
  const pool = radial(sketch, width * 0.34, height * 0.34, width * 0.75, [
    [0, '#fff7ea', dark ? 0.16 : 0.5],
    [1, '#fff7ea', 0],
  ])
  return `<rect width="${width}" height="${height}" fill="${wall}" filter="${plaster(sketch)}"/><rect width="${width}" height="${height}" fill="${pool}"/>`
}

/** Light through a window, thrown across the set. */
const windowLight = (sketch: Sketch, width: number, height: number, strength: number) => {
  const soft = blur(sketch, 16)
  const lean = sketch.between(-0.05, 0.05)
  return `<g filter="${soft}" opacity="${n(strength)}" fill="#fff6df" transform="skewX(-24) rotate(${n(lean * 40)} ${width / 2} ${height / 2})">${repeat(
    2,
    (column) =>
      repeat(
        3,
        (line) =>
          `<rect x="${n(width * (0.42 + column * 0.36))}" y="${n(height * (0.03 + line * 0.335))}" width="${n(width * 0.31)}" height="${n(height * 0.29)}"/>`,
      ),
  )}</g>`
}

const leafShadow = (sketch: Sketch, width: number, height: number) =>
  `<g filter="${blur(sketch, 20)}" opacity="0.15">${repeat(3, (index) => `<g transform="translate(${n(width * (1.06 + index * 0.03))} ${n(height * (0.02 + index * 0.2))}) rotate(${n(-72 - index * 26 + sketch.between(-12, 12))})">${sprig(width * sketch.between(0.6, 0.74), '#2a1c14', '#2a1c14', 7)}</g>`)}</g>`

/** Props round a thing that lies flat: a cloth, a dry sprig, a few petals. */
const flatProps = (sketch: Sketch, color: string, tint: string, width: number, height: number) => {
  const cloth = mix(color, tint, isDark(color) ? 0.22 : 0.3)
  const leaf = mix('#8a8f6a', color, 0.25)
  const shadow = lift(sketch, 0.7)
  const petal = mix(tint, '#f6d9c6', 0.45)
  const onWall = height > width
  const spread = onWall
    ? ''
    : `<g filter="${shadow}"><path transform="rotate(-17 ${n(width * 0.2)} ${n(height * 0.9)})" d="M${n(-width * 0.5)} ${n(height * 0.72)}C${n(width * 0.1)} ${n(height * 0.64)} ${n(width * 0.4)} ${n(height * 0.78)} ${n(width * 0.98)} ${n(height * 0.72)}C${n(width * 1.3)} ${n(height * 0.7)} ${n(width * 1.5)} ${n(height * 0.74)} ${n(width * 1.7)} ${n(height * 0.72)}L${n(width * 1.7)} ${n(height * 1.9)}L${n(-width * 0.6)} ${n(height * 1.9)}Z" fill="${cloth}" filter="${cotton(sketch)}"/></g>`
  const scattered = onWall
    ? ''
    : `<g filter="${shadow}">${repeat(6, () => {
        const x = sketch.random() < 0.5 ? sketch.between(0.05, 0.19) : sketch.between(0.81, 0.95)
        const size = sketch.between(1.5, 2.3)
        return `<path transform="translate(${n(x * width)} ${n(sketch.between(0.06, 0.95) * height)}) rotate(${n(sketch.between(0, 360))}) scale(${n(size)} ${n(size * 0.8)})" d="M0 0C12 -5 21 -22 10 -35C5 -40 -5 -40 -9 -35C-18 -22 -10 -5 0 0Z" fill="${mix(petal, '#ffffff', sketch.between(0, 0.25))}"/>`
      })}</g>`
  return `${spread}<g filter="${shadow}" transform="translate(${n(width * sketch.between(0.95, 1.01))} ${n(height * sketch.between(0.46, 0.64))}) rotate(${n(sketch.between(-168, -140))})">${sprig(width * 0.36, darker(leaf, 0.3), leaf, 6)}</g>
<g filter="${shadow}" transform="translate(${n(width * sketch.between(-0.02, 0.04))} ${n(height * sketch.between(0.3, 0.52))}) rotate(${n(sketch.between(4, 34))})">${sprig(width * 0.3, darker(leaf, 0.35), darker(leaf, 0.12), 5)}</g>${scattered}`
}

/** An arch on the wall and a round plinth under the subject. */
const standingProps = (sketch: Sketch, color: string, tint: string, width: number, floor: number) => {
  const arch = mix(color, tint, isDark(color) ? 0.2 : 0.34)
  const face = linear(sketch, width * 0.2, 0, width * 0.8, 0, [
    [0, lighter(arch, 0.16)],
    [1, darker(arch, 0.12)],
  ])
  const stone = mix(color, '#f3ece2', isDark(color) ? 0.16 : 0.4)
  const side = linear(sketch, width * 0.17, 0, width * 0.83, 0, [
    [0, darker(stone, 0.2)],
    [0.26, lighter(stone, 0.3)],
    [0.6, darker(stone, 0.1)],
    [1, darker(stone, 0.4)],
  ])
  const cx = width / 2
  const rx = width * 0.33
  const ry = rx * 0.2
  const leaf = mix('#8d8a62', color, 0.2)
  const archShape = `M${n(cx - 330)} ${n(floor + 40)}V${n(floor - 520)}A330 330 0 0 1 ${n(cx + 330)} ${n(floor - 520)}V${n(floor + 40)}Z`
  return `<g filter="${lift(sketch, 0.9)}"><path d="${archShape}" fill="${face}"/></g>
<g transform="translate(${n(cx + 360)} ${n(floor + 120)}) rotate(14)" filter="${lift(sketch, 0.8)}">${sprig(560, darker(leaf, 0.3), leaf, 8)}</g>
<g transform="translate(${n(cx + 330)} ${n(floor + 120)}) rotate(32)" filter="${lift(sketch, 0.8)}">${sprig(400, darker(leaf, 0.3), darker(leaf, 0.14), 6)}</g>
${floorShadow(sketch, cx, floor + 190, rx, ry * 1.1)}
<path d="M${n(cx - rx)} ${floor}V${floor + 170}A${n(rx)} ${n(ry)} 0 0 0 ${n(cx + rx)} ${floor + 170}V${floor}Z" fill="${side}" filter="${plaster(sketch)}"/>
<ellipse cx="${n(cx)}" cy="${floor}" rx="${n(rx)}" ry="${n(ry)}" fill="${radial(
    sketch,
    cx - rx * 0.4,
    floor - 20,
    rx * 1.5,
    [
      [0, lighter(stone, 0.5)],
      [1, darker(stone, 0.07)],
    ],
  )}"/>`
}

export interface Set {
  setting: Setting
  backdrop: BackdropName
  width: number
  height: number
  /** Where a standing thing meets the floor. */
  floor: number
  /** With props and window light. */
  styled: boolean
  tint: string
}

/** The set without its subject: what lies behind, and what falls over it. */
export const buildSet = (sketch: Sketch, set: Set): { behind: string; over: string } => {
  const color = backdrops[set.backdrop]
  const { width, height } = set
  const ground =
    set.setting === 'flat'
      ? flatGround(sketch, color, width, height)
      : sweep(sketch, color, width, height, set.floor - 40)
  const props = !set.styled
    ? ''
    : set.setting === 'flat'
      ? flatProps(sketch, color, set.tint, width, height)
      : standingProps(sketch, color, set.tint, width, set.floor)
  const light = set.styled
    ? windowLight(sketch, width, height, isDark(color) ? 0.06 : set.height > set.width ? 0.1 : 0.15)
    : sketch.random() < 0.4
      ? leafShadow(sketch, width, height)
      : ''
  const vignette = radial(sketch, width * 0.45, height * 0.45, Math.hypot(width, height) * 0.62, [
    [0.6, '#1b0f0a', 0],
    [1, '#1b0f0a', isDark(color) ? 0.4 : 0.2],
  ])
  return {
    behind: `${ground}${set.styled ? '' : light}${props}`,
    over: `${set.styled ? light : ''}<rect width="${width}" height="${height}" fill="${vignette}"/>`,
  }
}
