const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const isColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const mix = (from: string, to: string, amount: number) => {
  const end = channels(to)
  return `#${channels(from)
    .map((channel, index) =>
      Math.round(channel + ((end[index] ?? 0) - channel) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** `colour` moved towards `towards` until it can be read against `against` (4.5 : 1). */
const readable = (colour: string, against: string, towards: string) => {
  for (let step = 0; step < 20; step += 1) {
    const candidate = mix(colour, towards, step / 20)
    if (contrast(candidate, against) >= 4.5) return candidate
  }
  return towards
}

/** How a share image feels: `clean` paper, `brand` gradient, `maison` dark with a metal line. */
export type ShareMood = 'clean' | 'brand' | 'maison'

export interface SharePalette {
  /** The ground runs from one to the other. */
  ground: [string, string]
  text: string
  muted: string
  accent: string
  /** Quiet field where a picture is missing. */
  field: [string, string]
}

/** Colours of a share image from the store's own two; anything that is not `#rrggbb` falls back to the platform's blue and green. */
export const sharePalette = (mood: ShareMood, primaryColor: string, secondaryColor: string): SharePalette => {
  const primary = isColour(primaryColor) ? primaryColor.toLowerCase() : '#3b82f6'
  const secondary = isColour(secondaryColor) ? secondaryColor.toLowerCase() : '#10b981'
  if (mood === 'brand') {
    const ground: [string, string] = [
      readable(primary, '#ffffff', '#000000'),
      readable(mix(primary, secondary, 0.4), '#ffffff', '#000000'),
    ]
    return {
      ground,
      text: '#ffffff',
      muted: '#ffffff',
      accent: '#ffffff',
      field: [mix(ground[0], '#000000', 0.25), ground[1]],
    }
  }
  if (mood === 'maison') {
    const accent = readable(secondary, '#16130f', '#ffffff')
    return { ground: ['#1b1713', '#100e0c'], text: '#f6f0e6', muted: '#bfb5a6', accent, field: ['#241f1a', '#15120f'] }
  }
  return {
    ground: ['#ffffff', '#faf7f2'],
    text: '#1c1917',
    muted: '#57534e',
    accent: readable(primary, '#ffffff', '#000000'),
    field: [mix(primary, '#ffffff', 0.8), mix(primary, '#ffffff', 0.62)],
  }
}
