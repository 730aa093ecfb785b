import * as say from './words.ts'
/** Values that sellers of Pakistan use most, by the name of their option. */
export const presets: { option: string; label: string; values: string[] }[] = [
  { option: say.size, label: 'S M L XL', values: ['S', 'M', 'L', 'XL'] },
  { option: say.size, label: '36 to 45', values: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'] },
  { option: say.size, label: say.smallMediumLarge, values: [say.small, say.medium, say.large] },
  {
    option: say.size,
    label: '2–12 years',
    values: ['2–4 years', '4–6 years', '6–8 years', '8–10 years', '10–12 years'],
  },
  { option: say.stitching, label: say.stitchedUnstitched, values: [say.stitched, say.unstitched] },
  { option: say.color, label: say.blackWhiteRedBlue, values: [say.black, say.white, say.red, say.blue] },
]
