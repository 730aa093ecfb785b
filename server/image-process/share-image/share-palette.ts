import type { ShareMood } from '#layouts/kit/define-layout.ts'
import { isColor, mix, readable } from '#layouts/kit/style/color.ts'

export interface SharePalette {
  /** Start and end of the background gradient. */
  ground: [string, string]
  text: string
  muted: string
  accent: string
  /** Gradient in place of a missing image. */
  field: [string, string]
}

/** Returns the palette for a store's two colors. Values other than `#rrggbb` become the platform's blue and green. */
export const sharePalette = (mood: ShareMood, primaryColor: string, secondaryColor: string): SharePalette => {
  const primary = isColor(primaryColor) ? primaryColor.toLowerCase() : '#3b82f6'
  const secondary = isColor(secondaryColor) ? secondaryColor.toLowerCase() : '#10b981'
  if (mood === 'brand') {
    const ground: [string, string] = [readable(primary, '#ffffff'), readable(mix(primary, secondary, 0.4), '#ffffff')]
    return {
      ground,
      text: '#ffffff',
      muted: '#ffffff',
      accent: '#ffffff',
      field: [mix(ground[0], '#000000', 0.25), ground[1]],
    }
  }
  if (mood === 'maison') {
    const accent = readable(secondary, '#16130f')
    return { ground: ['#1b1713', '#100e0c'], text: '#f6f0e6', muted: '#bfb5a6', accent, field: ['#241f1a', '#15120f'] }
  }
  return {
    ground: ['#ffffff', '#faf7f2'],
    text: '#1c1917',
    muted: '#57534e',
    accent: readable(primary, '#ffffff'),
    field: [mix(primary, '#ffffff', 0.8), mix(primary, '#ffffff', 0.62)],
  }
}
