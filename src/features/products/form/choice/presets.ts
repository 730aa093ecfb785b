/** Values that sellers of Pakistan use most, by the name of their option. */
export const presets: { option: string; label: string; values: string[] }[] = [
  { option: 'Size', label: 'S M L XL', values: ['S', 'M', 'L', 'XL'] },
  { option: 'Size', label: '36 to 45', values: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'] },
  { option: 'Size', label: 'Small Medium Large', values: ['Small', 'Medium', 'Large'] },
  {
    option: 'Size',
    label: '2–12 years',
    values: ['2–4 years', '4–6 years', '6–8 years', '8–10 years', '10–12 years'],
  },
  { option: 'Stitching', label: 'Stitched, unstitched', values: ['Stitched', 'Unstitched'] },
  { option: 'Colour', label: 'Black White Red Blue', values: ['Black', 'White', 'Red', 'Blue'] },
]
