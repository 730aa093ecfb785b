/** Values of the fields `primaryFont` and `bodyFont`. */
export type FontId = 'playfair' | 'montserrat' | 'crimson' | 'lora' | 'inter' | 'source-sans' | 'open-sans'

export interface FontFamily {
  /** Name in our stylesheets. */
  family: string
  kind: 'serif' | 'sans-serif'
  weights: string
  /**
   * Percentages that give the system face the web font's proportions, so that the swap moves nothing: computed from the fonts' own
   * tables against Times New Roman (serif) and Arial (sans-serif).
   */
  fallback: { size: number; ascent: number; descent: number }
}

export const fontFamilies: Record<FontId, FontFamily> = {
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
    fallback: { size: 93.8, ascent: 109.2, descent: 42.6 },
  },
  'open-sans': {
    family: 'Open Sans',
    kind: 'sans-serif',
    weights: '300 800',
    fallback: { size: 105.4, ascent: 101.4, descent: 27.8 },
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
    fallback: { size: 98.6, ascent: 90.9, descent: 21.8 },
  },
  lora: {
    family: 'Lora',
    kind: 'serif',
    weights: '400 700',
    fallback: { size: 115.2, ascent: 87.3, descent: 23.8 },
  },
}

/** Faces for Urdu, last in every stack: the system's own, because a Nastaliq web font weighs more than the whole page. */
const URDU = "'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Noto Naskh Arabic'"

/** Narrows a stored value to a font; anything else gives the layout's own. */
export const toFontId = (value: unknown, otherwise: FontId): FontId =>
  typeof value === 'string' && Object.hasOwn(fontFamilies, value) ? (value as FontId) : otherwise

/** The `font-family` value of a font. */
export const fontStack = (id: FontId): string => {
  const { family, kind } = fontFamilies[id]
  return `${family},${family}-fallback,${URDU},${kind}`
}
