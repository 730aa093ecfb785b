import besley from '@fontsource/besley/files/besley-latin-700-normal.woff2?url'
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url'
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url'
import ibmPlexMono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url'
import italiana from '@fontsource/italiana/files/italiana-latin-400-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import sofiaSansExtraCondensed from '@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-800-normal.woff2?url'
import alegreya from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url'
import bodoniModa from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url'
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import cinzel from '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2?url'
import crimson from '@fontsource-variable/crimson-pro/files/crimson-pro-latin-wght-normal.woff2?url'
import ebGaramond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url'
import elMessiri from '@fontsource-variable/el-messiri/files/el-messiri-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'
import libreFranklin from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2?url'
import mulish from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import openSans from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url'
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { type FontFamily, type FontId, fontFamilies, isVariable } from './fonts.ts'

/** Hashed address of each font file. Only the renderer's bundle knows them. */
export const fontFiles: Record<FontId, string> = {
  inter,
  montserrat,
  playfair,
  crimson,
  lora,
  'source-sans': sourceSans,
  'open-sans': openSans,
  besley,
  'hanken-grotesk': hankenGrotesk,
  caprasimo,
  figtree,
  fredoka,
  nunito,
  marcellus,
  alegreya,
  'ibm-plex-mono': ibmPlexMono,
  geist,
  sora,
  'sofia-sans-extra-condensed': sofiaSansExtraCondensed,
  'libre-franklin': libreFranklin,
  'bodoni-moda': bodoniModa,
  'instrument-sans': instrumentSans,
  jost,
  'el-messiri': elMessiri,
  mulish,
  cinzel,
  'eb-garamond': ebGaramond,
  italiana,
  'bricolage-grotesque': bricolageGrotesque,
}

const LATIN = 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212'

/** System faces that stand in, the first that a device has. */
const standIns: Record<FontFamily['kind'], string> = {
  serif: 'local(Times New Roman),local(Noto Serif)',
  'sans-serif': 'local(Arial),local(Roboto)',
  monospace: 'local(Courier New),local(Liberation Mono),local(Droid Sans Mono)',
}

/** Declares a static font for every weight, or browsers would fake missing ones. */
const EVERY_WEIGHT = '1 1000'

/** `@font-face` rules of a font and of the system face that stands in for it until it is there. */
export const fontFaces = (id: FontId): string => {
  const font = fontFamilies[id]
  const { family, kind, fallback } = font
  const weights = isVariable(font) ? font.weights : EVERY_WEIGHT
  return (
    `@font-face{font-family:${family};src:url(${fontFiles[id]})format("woff2");font-weight:${weights};font-display:swap;unicode-range:${LATIN}}` +
    `@font-face{font-family:${family}-fallback;src:${standIns[kind]};size-adjust:${fallback.size}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`
  )
}
