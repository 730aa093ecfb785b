import { translator } from './translator.ts'

let translate = (text: string): string => text

// Comes after the screen: the server's first answer takes longer.
void import('./server-texts.ur.ts').then(({ texts }) => {
  translate = translator(texts)
})

/** Returns a text of the server or of the contract in Urdu. */
export const said = (text: string): string => translate(text)
