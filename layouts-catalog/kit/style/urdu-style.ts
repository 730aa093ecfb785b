import type { LayoutManifest } from '../define-layout.ts'
import naskh from '../fonts/naskh.woff2?url'
import nastaliq from '../fonts/nastaliq.woff2?url'
import kitStyle from '../styles/rtl.css?inline'
import urduPageStyle from '../styles/urdu-page.css?inline'
import type { StoreFonts } from './design-tokens.ts'
import { fontStack } from './fonts.ts'

/** Rules of each layout for pages that run from right to left, by the layout's file. */
const layoutStyles = import.meta.glob<string>('../../*/rtl.css', { query: '?inline', import: 'default', eager: true })

/** Letters of Urdu. Latin letters and digits keep the layout's own fonts. */
const LETTERS = 'U+600-6FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFC'

const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:${family};src:url(${file})format("woff2");font-weight:${weights};font-display:swap;unicode-range:${LETTERS}}`

/** Fonts of an Urdu page's letters: Naskh, and Nastaliq for headings unless the layout has them in Naskh too. */
export const urduFontFiles = ({ urdu }: LayoutManifest): string[] =>
  urdu.heading === 'naskh' ? [naskh] : [nastaliq, naskh]

/** Returns all that the styles of an Urdu page have more than those of an English one. */
export const urduStyle = (manifest: LayoutManifest, fonts: StoreFonts): string => {
  const isPlain = manifest.urdu.heading === 'naskh'
  const heading = `--font-heading:${isPlain ? 'Naskh' : 'Nastaliq'},${fontStack(fonts.heading)}`
  return [
    face('Naskh', naskh, '400 700'),
    isPlain ? '' : face('Nastaliq', nastaliq, '1 1000'),
    kitStyle,
    urduPageStyle,
    layoutStyles[`../../${manifest.id}/rtl.css`] ?? '',
    `:root{${heading};--font-body:Naskh,${fontStack(fonts.body)}${isPlain ? ';--lines:1.5' : ''}}`,
  ].join('')
}
