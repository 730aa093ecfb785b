/** Words about how readable text is with a color. */

export const tooLightOnBackground = (shown: string): string =>
  `Too light to read on your background: words in it are shown darker, as ${shown}.`
export const tooDarkOnBackground = (shown: string): string =>
  `Too dark to read on your background: words in it are shown lighter, as ${shown}.`
export const tooLightForButtons = (shown: string): string =>
  `Too light to read white words on it: buttons are shown darker, in ${shown}.`
export const buttonsCarry = (isWhite: boolean, isVeryEasy: boolean): string =>
  `Buttons carry ${isWhite ? 'white' : 'dark'} words, ${isVeryEasy ? 'very easy' : 'easy'} to read.`
export const onYourBackground = (isVeryEasy: boolean): string =>
  `On your background it is ${isVeryEasy ? 'very easy' : 'easy'} to read.`
export const yourTextOnIt = (isVeryEasy: boolean): string =>
  `Your text is ${isVeryEasy ? 'very easy' : 'easy'} to read on it.`
export const textShownDarker = (shown: string): string =>
  `Your text colour cannot be read on it: text is shown darker, as ${shown}.`
export const textShownLighter = (shown: string): string =>
  `Your text colour cannot be read on it: text is shown lighter, as ${shown}.`
export const whiteWordsOnIt = (isVeryEasy: boolean): string =>
  `White words on it are ${isVeryEasy ? 'very easy' : 'easy'} to read.`
export const tooLightForWhiteWords = (shown: string): string =>
  `Too light to read the white words on it: it is shown darker, as ${shown}.`
export const palettes = 'Palettes'
