export const tooLight = 'Too light'
export const tooDark = 'Too dark'
export const veryEasy = 'very easy'
export const toReadOnYour = (fault: string, remedy: string, shown: string): string =>
  `${fault} to read on your background: words in it are shown ${remedy}, as ${shown}.`
export const tooLightToRead = (ground: string): string =>
  `Too light to read white words on it: buttons are shown darker, in ${ground}.`
export const onYourBackgroundIt = (ease: string): string => `On your background it is ${ease} to read.`
export const yourTextIsTo = (ease: string): string => `Your text is ${ease} to read on it.`
export const yourTextColorCannot = (remedy: string, shown: string): string =>
  `Your text colour cannot be read on it: text is shown ${remedy}, as ${shown}.`
export const palettes = 'Palettes'
