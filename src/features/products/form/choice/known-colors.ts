/** Swatches of colours that sellers name most. */
const known: Record<string, string> = {
  black: '#111111',
  white: '#ffffff',
  red: '#c62828',
  blue: '#1e56b0',
  green: '#1b7a3d',
  yellow: '#f2c12e',
  orange: '#e8752a',
  pink: '#e86a9a',
  purple: '#6d3aa0',
  brown: '#6f4528',
  grey: '#808080',
  gray: '#808080',
  maroon: '#6d1128',
  navy: '#14224f',
  beige: '#e3d3b4',
  skin: '#e7c3a0',
  mustard: '#d29a1f',
  golden: '#c9a227',
  silver: '#bfc3c7',
  سیاہ: '#111111',
  کالا: '#111111',
  سفید: '#ffffff',
  سرخ: '#c62828',
  لال: '#c62828',
  نیلا: '#1e56b0',
  سبز: '#1b7a3d',
  ہرا: '#1b7a3d',
  پیلا: '#f2c12e',
  گلابی: '#e86a9a',
  بھورا: '#6f4528',
}

/** Whether an option's name says that its values are colors. */
export const isColorOption = (name: string): boolean => /colou?r|rang|رنگ/i.test(name)

/** Returns the swatch of a colour by its name, if it is known. */
export const swatchOf = (label: string): string | undefined => new Map(Object.entries(known)).get(label.toLowerCase())
