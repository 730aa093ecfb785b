import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { contrast, fill, isColor, readable } from '#layouts/kit/style/color.ts'

/** What WCAG AA asks of normal text. */
const AA = 4.5

const ratio = (one: string, other: string): string => (Math.floor(contrast(one, other) * 10) / 10).toFixed(1)

const asText = (color: string, background: string): string | undefined =>
  contrast(color, background) >= AA
    ? undefined
    : `Hard to read on your background (${ratio(color, background)}:1, ${AA}:1 is needed). Text in it is shown as ${readable(color, background)}.`

const asButton = (color: string): string | undefined => {
  const { ground } = fill(color)
  return ground === color.toLowerCase() || ground === color
    ? undefined
    : `White words on it are hard to read (${ratio(color, '#ffffff')}:1, ${AA}:1 is needed). Buttons are shown in ${ground}.`
}

/** What a color does to the words that stand on it or in it, if they could not be read; the store's pages then move it as far as it takes. */
export const contrastWarning = (key: FieldKey, values: LayoutValues): string | undefined => {
  const color = values[key]
  const { backgroundColor, textColor } = values
  if (!isColor(color)) return undefined
  const background = isColor(backgroundColor) ? backgroundColor : '#f8fafc'
  switch (key) {
    case 'textColor':
      return asText(color, background)
    case 'backgroundColor':
      return isColor(textColor) && contrast(textColor, color) < AA
        ? `Your text colour is hard to read on it (${ratio(textColor, color)}:1, ${AA}:1 is needed). Text is shown as ${readable(textColor, color)}.`
        : undefined
    case 'primaryColor':
    case 'secondaryColor':
      return asButton(color) ?? asText(color, background)
    case 'gradientStart':
    case 'gradientEnd':
      return contrast(color, '#ffffff') >= AA
        ? undefined
        : `White words stand on it (${ratio(color, '#ffffff')}:1, ${AA}:1 is needed). It is shown as ${readable(color, '#ffffff')}.`
    default:
      return undefined
  }
}
