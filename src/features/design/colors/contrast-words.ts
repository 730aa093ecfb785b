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

/** Whether a color is replaced by a darker one, as it is too light. */
const isDarker = (shown: string, color: string): boolean => contrast(shown, '#ffffff') > contrast(color, '#ffffff')

const isVeryEasy = (one: string, other: string): boolean => contrast(one, other) >= AAA

const unreadable = (color: string, background: string): ContrastWords | undefined => {
  if (contrast(color, background) >= AA) return undefined
  const shown = readable(color, background)
  return moved(isDarker(shown, color) ? say.tooLightOnBackground(shown) : say.tooDarkOnBackground(shown))
}

const unreadableButton = (color: string): ContrastWords | undefined => {
  const { ground } = fill(color)
  return ground === color.toLowerCase() || ground === color ? undefined : moved(say.tooLightForButtons(ground))
}

const onButton = (color: string): ContrastWords => {
  const { ground, on } = fill(color)
  return good(say.buttonsCarry(on === '#ffffff', isVeryEasy(on, ground)))
}

/** Says how readable text on or in a color is. Store pages move an unreadable color as far as needed. */
export const contrastWords = (key: FieldKey, values: LayoutValues): ContrastWords | undefined => {
  const color = values[key]
  const { backgroundColor, textColor } = values
  if (!isColor(color)) return undefined
  const background = isColor(backgroundColor) ? backgroundColor : '#f8fafc'
  switch (key) {
    case 'textColor':
      return unreadable(color, background) ?? good(say.onYourBackground(isVeryEasy(color, background)))
    case 'backgroundColor': {
      if (!isColor(textColor)) return undefined
      if (contrast(textColor, color) >= AA) return good(say.yourTextOnIt(isVeryEasy(textColor, color)))
      const shown = readable(textColor, color)
      return moved(isDarker(shown, textColor) ? say.textShownDarker(shown) : say.textShownLighter(shown))
    }
    case 'primaryColor':
    case 'secondaryColor':
      return unreadableButton(color) ?? unreadable(color, background) ?? onButton(color)
    case 'gradientStart':
    case 'gradientEnd':
      return contrast(color, '#ffffff') >= AA
        ? good(say.whiteWordsOnIt(isVeryEasy(color, '#ffffff')))
        : moved(say.tooLightForWhiteWords(readable(color, '#ffffff')))
    default:
      return undefined
  }
}
