import sharp from 'sharp'
import { darker, lighter, metals, type PaletteName, palettes } from './color.ts'
import { flower, petals, sprig } from './motif.ts'
import { metalPaint, radial } from './paint.ts'
import { createSketch, n, repeat } from './sketch.ts'
import { type TradeMark, tradeMarks } from './trade-marks.ts'

/**
 * A store's mark: a twelve-fold rosette, a Mughal arch with a flower in it, a stone in its setting, a lit orb on its ring, and for the trades an
 * awning, a ring that is left open, a pot, a cup, a lozenge, a ruler, a bolt, a star, a moon, scissors, a court star, a pearl, a heart.
 */
export type EmblemKind = 'rosette' | 'arch' | 'stone' | 'orb' | TradeMark

export interface EmblemSpec {
  kind: EmblemKind
  palette: PaletteName
  /** Draws the mark in metal on a dark ground instead of paper on color. */
  dark?: boolean
}

const archPath = (size: number) =>
  `M${n(-size)} ${n(size * 1.25)}V${n(-size * 0.1)}C${n(-size)} ${n(-size * 0.55)} ${n(-size * 0.74)} ${n(-size * 0.62)} ${n(-size * 0.62)} ${n(-size * 0.84)}C${n(-size * 0.4)} ${n(-size * 0.82)} ${n(-size * 0.16)} ${n(-size * 1.08)} 0 ${n(-size * 1.36)}C${n(size * 0.16)} ${n(-size * 1.08)} ${n(size * 0.4)} ${n(-size * 0.82)} ${n(size * 0.62)} ${n(-size * 0.84)}C${n(size * 0.74)} ${n(-size * 0.62)} ${n(size)} ${n(-size * 0.55)} ${n(size)} ${n(-size * 0.1)}V${n(size * 1.25)}Z`

const marks: Record<EmblemKind, (ink: string, light: string, ground: string) => string> = {
  rosette: (ink, light, ground) =>
    `${petals(12, 238, 54, ink)}${petals(12, 206, 38, ground)}${petals(12, 176, 24, light)}<circle r="66" fill="${ground}"/><circle r="54" fill="none" stroke="${ink}" stroke-width="7"/>${petals(8, 42, 12, light)}${repeat(12, (index) => `<circle transform="rotate(${index * 30 + 15})" cy="-236" r="10" fill="${light}"/>`)}`,
  arch: (ink, light, ground) =>
    `<g transform="translate(0 16)"><path d="${archPath(172)}" fill="${ink}"/><path d="${archPath(152)}" fill="${ground}"/><path d="${archPath(138)}" fill="none" stroke="${light}" stroke-width="5"/><g transform="translate(0 176)">${sprig(190, ink, ink, 4)}</g><g transform="translate(0 -42)">${flower(86, light, ink, ground, 10)}</g></g>`,
  orb: (ink, light, ground) =>
    `<circle cy="-34" r="170" fill="none" stroke="${ink}" stroke-width="12"/><path d="M-134 -58C-82 -122 -34 24 14 -46C52 -104 92 -22 138 -64" fill="none" stroke="${light}" stroke-width="13" stroke-linecap="round"/><path d="M-112 6C-66 -44 -30 56 16 4C50 -36 78 20 112 -8" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round" opacity="0.7"/><path d="M-112 -124A150 150 0 0 1 -44 -176" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M-120 142C-60 168 60 168 120 142L138 206C70 232 -70 232 -138 206Z" fill="${ink}"/><path d="M-104 176C-54 194 54 194 104 176" fill="none" stroke="${ground}" stroke-width="6"/>`,
  ...tradeMarks,
  stone: (ink, light, ground) =>
    `${repeat(16, (index) => `<path transform="rotate(${index * 22.5})" d="M-9 -196L0 -262L9 -196Z" fill="${index % 2 === 0 ? ink : light}"/>`)}<path d="M-76 -168H76L168 -76V76L76 168H-76L-168 76V-76Z" fill="none" stroke="${ink}" stroke-width="12" stroke-linejoin="round"/><path d="M-44 -96H44L96 -44V44L44 96H-44L-96 44V-44Z" fill="${light}"/><path d="M-76 -168L-44 -96M76 -168L44 -96M168 -76L96 -44M168 76L96 44M76 168L44 96M-76 168L-44 96M-168 76L-96 44M-168 -76L-96 -44" stroke="${ink}" stroke-width="7"/><path d="M-26 -58H26L58 -26V26L26 58H-26L-58 26V-26Z" fill="${ground}"/>`,
}

/** Draws a square store logo, 800 × 800, as PNG. */
export const drawEmblem = async ({ kind, palette: name, dark = false }: EmblemSpec): Promise<Buffer> => {
  const palette = palettes[name]
  const sketch = createSketch(1)
  const field = dark ? '#17161a' : palette.base
  const ground = radial(sketch, 300, 240, 720, [
    [0, lighter(field, 0.12)],
    [1, darker(field, 0.24)],
  ])
  const ink = dark ? metalPaint(sketch, palette.metal, -240, -240, 240, 240) : lighter(palette.ground, 0.3)
  const light = dark ? metals[palette.metal][2] : metals[palette.metal][2]
  const mark = marks[kind](ink, light, field)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs>${sketch.definitions()}</defs><rect width="800" height="800" fill="${ground}"/><circle cx="400" cy="400" r="336" fill="none" stroke="${light}" stroke-width="5" opacity="0.85"/><circle cx="400" cy="400" r="322" fill="none" stroke="${light}" stroke-width="1.6" opacity="0.7"/><g transform="translate(400 400)">${mark}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
