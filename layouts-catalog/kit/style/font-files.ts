import crimson from '@fontsource-variable/crimson-pro/files/crimson-pro-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2?url'
import openSans from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url'
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { type FontId, fontFamilies } from './fonts.ts'

/** Hashed address of each font file. Only the renderer's bundle knows them. */
export const fontFiles: Record<FontId, string> = {
  inter,
  montserrat,
  playfair,
  crimson,
  lora,
  'source-sans': sourceSans,
  'open-sans': openSans,
}

const LATIN = 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212'

/** `@font-face` rules of a font and of the system face that stands in for it until it is there. */
export const fontFaces = (id: FontId): string => {
  const { family, kind, weights, fallback } = fontFamilies[id]
  const local = kind === 'serif' ? 'local(Times New Roman),local(Noto Serif)' : 'local(Arial),local(Roboto)'
  return (
    `@font-face{font-family:${family};src:url(${fontFiles[id]})format("woff2");font-weight:${weights};font-display:swap;unicode-range:${LATIN}}` +
    `@font-face{font-family:${family}-fallback;src:${local};size-adjust:${fallback.size}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`
  )
}
