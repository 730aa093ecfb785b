export interface FontFamily {
  /** Name in our stylesheets. */
  family: string
  kind: 'serif' | 'sans-serif' | 'monospace'
  /** Weights in the file: the ends of a variable font, or the one of a static font. */
  weights: string
  /**
   * Percentages that give the system font the web font's proportions, so that the swap moves nothing. Computed against
   * Times New Roman, Arial and Courier New; `node scripts/font-metrics.ts` prints them.
   */
  fallback: { size: number; ascent: number; descent: number }
}

const families = {
  inter: {
    family: 'Inter',
    kind: 'sans-serif',
    weights: '100 900',
    fallback: { size: 107.1, ascent: 90.4, descent: 22.5 },
  },
  montserrat: {
    family: 'Montserrat',
    kind: 'sans-serif',
    weights: '100 900',
    fallback: { size: 112.8, ascent: 85.8, descent: 22.2 },
  },
  'source-sans': {
    family: 'Source Sans',
    kind: 'sans-serif',
    weights: '200 900',
    fallback: { size: 93.8, ascent: 109.2, descent: 42.7 },
  },
  'open-sans': {
    family: 'Open Sans',
    kind: 'sans-serif',
    weights: '300 800',
    fallback: { size: 105.1, ascent: 101.7, descent: 27.9 },
  },
  playfair: {
    family: 'Playfair',
    kind: 'serif',
    weights: '400 900',
    fallback: { size: 111.3, ascent: 97.2, descent: 22.6 },
  },
  crimson: {
    family: 'Crimson',
    kind: 'serif',
    weights: '200 900',
    fallback: { size: 98.6, ascent: 91, descent: 21.8 },
  },
  lora: {
    family: 'Lora',
    kind: 'serif',
    weights: '400 700',
    fallback: { size: 115.2, ascent: 87.3, descent: 23.8 },
  },
  besley: {
    family: 'Besley',
    kind: 'serif',
    weights: '700',
    fallback: { size: 134.9, ascent: 92.7, descent: 31.5 },
  },
  'hanken-grotesk': {
    family: 'Hanken Grotesk',
    kind: 'sans-serif',
    weights: '100 900',
    fallback: { size: 100.9, ascent: 99.1, descent: 30 },
  },
  caprasimo: {
    family: 'Caprasimo',
    kind: 'serif',
    weights: '400',
    fallback: { size: 126.6, ascent: 72.5, descent: 18.1 },
  },
  figtree: {
    family: 'Figtree',
    kind: 'sans-serif',
    weights: '300 900',
    fallback: { size: 100.7, ascent: 94.3, descent: 24.8 },
  },
  fredoka: {
    family: 'Fredoka',
    kind: 'sans-serif',
    weights: '600',
    fallback: { size: 102.3, ascent: 95.2, descent: 23.1 },
  },
  nunito: {
    family: 'Nunito',
    kind: 'sans-serif',
    weights: '200 1000',
    fallback: { size: 101.4, ascent: 99.7, descent: 34.8 },
  },
  marcellus: {
    family: 'Marcellus',
    kind: 'serif',
    weights: '400',
    fallback: { size: 112.5, ascent: 86.6, descent: 24.9 },
  },
  alegreya: {
    family: 'Alegreya',
    kind: 'serif',
    weights: '400 900',
    fallback: { size: 100.9, ascent: 100.7, descent: 34.2 },
  },
  'ibm-plex-mono': {
    family: 'IBM Plex Mono',
    kind: 'monospace',
    weights: '500',
    fallback: { size: 100, ascent: 102.5, descent: 27.5 },
  },
  geist: {
    family: 'Geist',
    kind: 'sans-serif',
    weights: '100 900',
    fallback: { size: 104.8, ascent: 95.9, descent: 28.2 },
  },
  sora: {
    family: 'Sora',
    kind: 'sans-serif',
    weights: '100 800',
    fallback: { size: 113.7, ascent: 85.3, descent: 25.5 },
  },
  'sofia-sans-extra-condensed': {
    family: 'Sofia Sans Extra Condensed',
    kind: 'sans-serif',
    weights: '800',
    fallback: { size: 69.3, ascent: 129.8, descent: 43.3 },
  },
  'libre-franklin': {
    family: 'Libre Franklin',
    kind: 'sans-serif',
    weights: '100 900',
    fallback: { size: 104.3, ascent: 92.6, descent: 23.6 },
  },
  'bodoni-moda': {
    family: 'Bodoni Moda',
    kind: 'serif',
    weights: '400 900',
    fallback: { size: 114.2, ascent: 98.5, descent: 35 },
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    kind: 'sans-serif',
    weights: '400 700',
    fallback: { size: 102.7, ascent: 94.4, descent: 24.3 },
  },
  jost: {
    family: 'Jost',
    kind: 'sans-serif',
    weights: '100 900',
    fallback: { size: 96, ascent: 111.5, descent: 39.1 },
  },
  'el-messiri': {
    family: 'El Messiri',
    kind: 'sans-serif',
    weights: '400 700',
    fallback: { size: 95.8, ascent: 106.4, descent: 56.8 },
  },
  mulish: {
    family: 'Mulish',
    kind: 'sans-serif',
    weights: '200 1000',
    fallback: { size: 104.1, ascent: 96.6, descent: 24 },
  },
  cinzel: {
    family: 'Cinzel',
    kind: 'serif',
    weights: '400 900',
    fallback: { size: 136.9, ascent: 71.3, descent: 27.2 },
  },
  'eb-garamond': {
    family: 'EB Garamond',
    kind: 'serif',
    weights: '400 800',
    fallback: { size: 94.8, ascent: 106.3, descent: 31.4 },
  },
  italiana: {
    family: 'Italiana',
    kind: 'sans-serif',
    weights: '400',
    fallback: { size: 97.1, ascent: 95.5, descent: 25.7 },
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    kind: 'sans-serif',
    weights: '200 800',
    fallback: { size: 105.4, ascent: 88.2, descent: 25.6 },
  },
} satisfies Record<string, FontFamily>

/** Every font a layout can be set in; the fields `primaryFont` and `bodyFont` offer some of them. */
export type FontId = keyof typeof families

export const fontFamilies: Record<FontId, FontFamily> = families

export const isVariable = ({ weights }: FontFamily): boolean => weights.includes(' ')

/** Urdu fonts of the system, last in every stack. Only pages in Urdu load one: it is heavier than the page. */
const URDU = "'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Noto Naskh Arabic'"

/** Narrows a stored value to a font; anything else gives the layout's own. */
export const toFontId = (value: unknown, otherwise: FontId): FontId =>
  typeof value === 'string' && Object.hasOwn(fontFamilies, value) ? (value as FontId) : otherwise

/** The `font-family` value of a font. */
export const fontStack = (id: FontId): string => {
  const { family, kind } = fontFamilies[id]
  return `${family},${family}-fallback,${URDU},${kind}`
}
