import { translator } from '#src/lib/translator.ts'
import { layoutTexts } from './layout-texts.ur.ts'

/** Returns a text of a layout's manifest in Urdu. */
export const ofLayout = translator(layoutTexts)
