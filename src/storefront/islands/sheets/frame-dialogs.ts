import { storeData } from '#src/storefront/store-data.ts'
import house from './house.css?inline'
import slip from './slip.css?inline'
import tag from './tag.css?inline'

const frames = { house, slip, tag }

/** Builds the dialogs as the layout asks. Safari before 16.4 cannot adopt a style: it shows rounded sheets. */
export const frameDialogs = (): void => {
  const { sheet } = storeData()
  if (!sheet || !document.adoptedStyleSheets) return
  const style = new CSSStyleSheet()
  style.replaceSync(frames[sheet])
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
}
