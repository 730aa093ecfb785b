import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { contrast, fill, isColor, readable } from '#layouts/kit/style/color.ts'
import * as say from './words.ts'

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
    ? { fault: say.tooLight, remedy: 'darker' }
    : { fault: say.tooDark, remedy: 'lighter' }

const ease = (one: string, other: string): string => (contrast(one, other) >= AAA ? say.veryEasy : 'easy')

const unreadable = (color: string, background: string): ContrastWords | undefined => {
  if (contrast(color, background) >= AA) return undefined
  const shown = readable(color, background)
  const { fault, remedy } = move(color, shown)
  return moved(say.toReadOnYour(fault, remedy, shown))
}

const unreadableButton = (color: string): ContrastWords | undefined => {
  const { ground } = fill(color)
  return ground === color.toLowerCase() || ground === color ? undefined : moved(say.tooLightToRead(ground))
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
      return unreadable(color, background) ?? good(say.onYourBackgroundIt(ease(color, background)))
    case 'backgroundColor': {
      if (!isColor(textColor)) return undefined
      if (contrast(textColor, color) >= AA) return good(say.yourTextIsTo(ease(textColor, color)))
      const shown = readable(textColor, color)
      return moved(say.yourTextColorCannot(move(textColor, shown).remedy, shown))
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
