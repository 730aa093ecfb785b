import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { contrast, fill, isColor, readable } from '#layouts/kit/style/color.ts'

/** Contrast of normal text by WCAG AA and AAA. */
const AA = 4.5
const AAA = 7

/** Says how readable text is with a color. */
export interface ContrastWords {
  /** `moved`: store pages show a more readable color instead. */
  tone: 'good' | 'moved'
  words: string
}

const good = (words: string): ContrastWords => ({ tone: 'good', words })
const moved = (words: string): ContrastWords => ({ tone: 'moved', words })

/** Says why a color is replaced, and by what, in everyday words. */
const move = (color: string, shown: string): { fault: string; remedy: string } =>
  contrast(shown, '#ffffff') > contrast(color, '#ffffff')
    ? { fault: 'Too light', remedy: 'darker' }
    : { fault: 'Too dark', remedy: 'lighter' }

const ease = (one: string, other: string): string => (contrast(one, other) >= AAA ? 'very easy' : 'easy')

const unreadable = (color: string, background: string): ContrastWords | undefined => {
  if (contrast(color, background) >= AA) return undefined
  const shown = readable(color, background)
  const { fault, remedy } = move(color, shown)
  return moved(`${fault} to read on your background: words in it are shown ${remedy}, as ${shown}.`)
}

const unreadableButton = (color: string): ContrastWords | undefined => {
  const { ground } = fill(color)
  return ground === color.toLowerCase() || ground === color
    ? undefined
    : moved(`Too light to read white words on it: buttons are shown darker, in ${ground}.`)
}

const onButton = (color: string): ContrastWords => {
  const { ground, on } = fill(color)
  return good(`Buttons carry ${on === '#ffffff' ? 'white' : 'dark'} words, ${ease(on, ground)} to read.`)
}

/** Says how readable text on or in a color is. Store pages move an unreadable color as far as needed. */
export const contrastWords = (key: FieldKey, values: LayoutValues): ContrastWords | undefined => {
  const color = values[key]
  const { backgroundColor, textColor } = values
  if (!isColor(color)) return undefined
  const background = isColor(backgroundColor) ? backgroundColor : '#f8fafc'
  switch (key) {
    case 'textColor':
      return unreadable(color, background) ?? good(`On your background it is ${ease(color, background)} to read.`)
    case 'backgroundColor': {
      if (!isColor(textColor)) return undefined
      if (contrast(textColor, color) >= AA) return good(`Your text is ${ease(textColor, color)} to read on it.`)
      const shown = readable(textColor, color)
      return moved(
        `Your text colour cannot be read on it: text is shown ${move(textColor, shown).remedy}, as ${shown}.`,
      )
    }
    case 'primaryColor':
    case 'secondaryColor':
      return unreadableButton(color) ?? unreadable(color, background) ?? onButton(color)
    case 'gradientStart':
    case 'gradientEnd':
      return contrast(color, '#ffffff') >= AA
        ? good(`White words on it are ${ease(color, '#ffffff')} to read.`)
        : moved(`Too light to read the white words on it: it is shown darker, as ${readable(color, '#ffffff')}.`)
    default:
      return undefined
  }
}
