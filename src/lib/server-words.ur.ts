import { translator } from './translator.ts'

let translate = (text: string): string => text

// Comes after the screen: the server's first answer takes longer. Without the list its texts stay in English.
import('./server-texts.ur.ts').then(
  ({ texts }) => {
    translate = translator(texts)
  },
  () => undefined,
)

/** Returns a text of the server or of the contract in Urdu. */
export const said = (text: string): string => translate(text)
