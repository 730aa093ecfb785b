import { readFile } from 'node:fs/promises'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { type FontFamily, isVariable } from '#layouts/kit/style/fonts.ts'

/** Mean width of a letter of the system face, in ems: `xWidthAvg` and `unitsPerEm` of `@capsizecss/metrics` 4.3.0. */
const standInWidths: Record<FontFamily['kind'], number> = {
  serif: 832 / 2048, // Times New Roman
  'sans-serif': 913 / 2048, // Arial
  monospace: 1229 / 2048, // Courier New
}

/** Latin characters, all that the mean is taken of among them. */
const SAMPLE = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

const regular = (variable: Buffer) =>
  subsetFont(variable, SAMPLE, { targetFormat: 'sfnt', variationAxes: { wght: 400 } })

const percent = (share: number) => Math.round(share * 1000) / 10

/** Returns the percentages that give a system font the proportions of a woff2 font (at weight 400 if variable). */
export const fallbackMetrics = async (file: string, font: FontFamily): Promise<FontFamily['fallback']> => {
  const bytes = await readFile(file)
  const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(isVariable(font) ? await regular(bytes) : bytes)
  const size = xWidthAvg / unitsPerEm / standInWidths[font.kind]
  return {
    size: percent(size),
    ascent: percent(ascent / unitsPerEm / size),
    descent: percent(-descent / unitsPerEm / size),
  }
}
