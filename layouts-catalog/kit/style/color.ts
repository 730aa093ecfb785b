/** Color arithmetic on `#rrggbb`, after WCAG 2.2. */

export const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

type Rgb = [number, number, number]

const toRgb = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Rgb

const toHex = (rgb: number[]) => `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Part `amount` (0–1) of `other` in `color`. */
export const mix = (color: string, other: string, amount: number): string => {
  const target = toRgb(other)
  return toHex(toRgb(color).map((channel, index) => channel + ((target[index] ?? 0) - channel) * amount))
}

/** Relative luminance, 0 (black) to 1 (white). */
const luminance = (color: string): number => {
  const [red, green, blue] = toRgb(color).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast of normal text (WCAG AA: 4.5), plus room for rounding. */
export const AA = 4.55

/** Whichever of black and white stands out more; one of the two always passes AA. */
export const opposite = (ground: string): string =>
  contrast('#ffffff', ground) > contrast('#000000', ground) ? '#ffffff' : '#000000'

/** `background` with up to `amount` of `other` in it: less where the text of one could not be read on the other. */
export const shade = (background: string, other: string, amount: number): string => {
  const text = opposite(background)
  for (let part = amount; part > 0.005; part /= 2) {
    const candidate = mix(background, other, part)
    if (contrast(text, candidate) >= AA) return candidate
  }
  return background
}

/** `color`, moved towards black or white only as far as it takes to be read on every one of `grounds`. */
export const readable = (color: string, ...grounds: string[]): string => {
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= AA)
  const target = opposite(grounds[0] ?? '#ffffff')
  for (let amount = 0; amount < 1; amount += 0.04) {
    const candidate = mix(color, target, amount)
    if (passes(candidate)) return candidate
  }
  return target
}

const INK = '#111827'
const PAPER = '#ffffff'

/**
 * Returns a button's fill and text color. A medium color is darkened until white is readable on it;
 * a light one stays and takes dark text.
 */
export const fill = (color: string): { ground: string; on: string } => {
  const white = contrast(color, PAPER)
  if (white >= AA) return { ground: color, on: PAPER }
  if (white >= 2.9) return { ground: readable(color, PAPER), on: PAPER }
  return { ground: color, on: contrast(color, INK) >= AA ? INK : '#000000' }
}

/** `#rrggbb` as three digits, four bits a channel: few placeholders, many images. */
export const quantise = (color: string): string =>
  toRgb(color)
    .map((channel) => Math.round(channel / 17).toString(16))
    .join('')
