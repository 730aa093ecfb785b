import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { contrast, fill, isColor, readable } from '#layouts/kit/style/color.ts'

/** What WCAG AA asks of normal text. */
const AA = 4.5

/** What is wrong with a color that is shown as another one, and what is done about it, in words of everyday. */
const moved = (color: string, shown: string): { fault: string; remedy: string } =>
  contrast(shown, '#ffffff') > contrast(color, '#ffffff')
    ? { fault: 'Too light', remedy: 'darker' }
    : { fault: 'Too dark', remedy: 'lighter' }

const asText = (color: string, background: string): string | undefined => {
  if (contrast(color, background) >= AA) return undefined
  const shown = readable(color, background)
  const { fault, remedy } = moved(color, shown)
  return `${fault} to read on your background: words in it are shown ${remedy}, as ${shown}.`
}

const asButton = (color: string): string | undefined => {
  const { ground } = fill(color)
  return ground === color.toLowerCase() || ground === color
    ? undefined
    : `Too light to read white words on it: buttons are shown darker, in ${ground}.`
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
    case 'backgroundColor': {
      if (!isColor(textColor) || contrast(textColor, color) >= AA) return undefined
      const shown = readable(textColor, color)
      return `Your text colour cannot be read on it: text is shown ${moved(textColor, shown).remedy}, as ${shown}.`
    }
    case 'primaryColor':
    case 'secondaryColor':
      return asButton(color) ?? asText(color, background)
    case 'gradientStart':
    case 'gradientEnd':
      return contrast(color, '#ffffff') >= AA
        ? undefined
        : `Too light to read the white words on it: it is shown darker, as ${readable(color, '#ffffff')}.`
    default:
      return undefined
  }
}
