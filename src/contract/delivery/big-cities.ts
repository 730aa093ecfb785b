/** Separate from the table of all places, which weighs 8 kB. */

/** Returns the id of a place from its English name. */
export const placeId = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

export const BIG_CITIES: readonly string[] = [
  'Karachi',
  'Lahore',
  'Islamabad',
  'Rawalpindi',
  'Faisalabad',
  'Multan',
  'Peshawar',
  'Gujranwala',
  'Hyderabad',
  'Quetta',
]
