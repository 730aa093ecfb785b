const OPAQUE = 128
/** Steps per channel when counting. */
const STEPS = 16
/** Smallest distance of two clearly different colors; the largest possible is 442. */
const APART = 60
/** Smallest share of visible pixels. Less is an edge between two colors. */
const SHARE = 0.02
/** Lighter pixels are the paper around a logo. */
const PAPER = 242

type Rgb = [number, number, number]

interface Bin {
  count: number
  sum: Rgb
}

const mean = ({ count, sum }: Bin): Rgb => sum.map((channel) => channel / count) as Rgb

const distance = (one: Rgb, other: Rgb): number => Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0)))

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Returns up to `most` main colors of an image as `#rrggbb`, largest first. `pixels` is RGBA, four bytes each. */
export const dominantColors = (pixels: ArrayLike<number>, most: number): string[] => {
  const bins = new Map<number, Bin>()
  let seen = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const rgb = [pixels[at], pixels[at + 1], pixels[at + 2]] as Rgb
    if ((pixels[at + 3] ?? 0) < OPAQUE || Math.min(...rgb) >= PAPER) continue
    seen += 1
    const key = rgb.reduce((sum, channel) => sum * STEPS + Math.floor((channel * STEPS) / 256), 0)
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bins.set(key, { count: bin.count + 1, sum: bin.sum.map((channel, index) => channel + (rgb[index] ?? 0)) as Rgb })
  }
  const found: Rgb[] = []
  for (const bin of [...bins.values()].sort((one, other) => other.count - one.count)) {
    const color = mean(bin)
    if (found.length === most || bin.count < seen * SHARE) break
    if (found.every((other) => distance(color, other) >= APART)) found.push(color)
  }
  return found.map(toHex)
}
