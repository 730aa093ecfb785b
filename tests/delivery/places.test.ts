import { expect, test } from 'vitest'
import { findPlaces, foldPlace, placeInAddress, placeOf } from '#contract/delivery/find-place.ts'
import { allPlaces, placeById } from '#contract/delivery/places.ts'
import { placePresets } from '#src/features/store/delivery/place-presets.ts'

const all = [...allPlaces().values()]
const namesOf = (typed: string) => findPlaces(typed).map(({ name }) => name)

test('every place has an id of its own, a name in both languages and a province', () => {
  expect(all.length).toBeGreaterThanOrEqual(450)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { id, name, urdu, province } of all) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(name).toMatch(/^[A-Z][A-Za-z]*([ -][A-Za-z]+)*$/)
    expect(urdu).toMatch(/^[\u0621-\u06d3]+( [\u0621-\u06d3]+)*$/)
    expect(province).not.toBe('')
  }
})

test('no two places share a name or an alias', () => {
  const owners = new Map<string, string[]>()
  for (const { id, name, urdu, aliases } of all) {
    for (const fold of new Set([name, urdu, ...aliases].map(foldPlace)))
      owners.set(fold, [...(owners.get(fold) ?? []), id])
  }
  expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([])
})

test('every place is found first by its names, in any letters and without spaces', () => {
  for (const { id, name, urdu } of all) {
    for (const typed of [name, urdu, name.toLowerCase(), name.toUpperCase(), name.replaceAll(' ', '')]) {
      expect([typed, findPlaces(typed)[0]?.id, placeOf(typed)?.id]).toEqual([typed, id, id])
    }
  }
})

test.each([
  ['Pindi', 'Rawalpindi'],
  ['RYK', 'Rahim Yar Khan'],
  ['RAHIMYARKHAN', 'Rahim Yar Khan'],
  ['رحیم یار خان', 'Rahim Yar Khan'],
  ['D.G. Khan', 'Dera Ghazi Khan'],
  ['TOBATEK-SINGH', 'Toba Tek Singh'],
  ['MIAN CHANOO', 'Mian Channu'],
  ['Nawab Shah', 'Nawabshah'],
  ['Shaheed Benazirabad', 'Nawabshah'],
  ['Mingora (swat)', 'Mingora'],
  ['Kwetta', 'Quetta'],
  ['لاھور', 'Lahore'],
  ['كراچي', 'Karachi'],
  ['Lahore, Punjab', 'Lahore'],
  ['Lahore Pakistan', 'Lahore'],
  ['city Lahore', 'Lahore'],
  ['Lahore Cantt', 'Lahore'],
  ['Wah Cantt', 'Wah Cantt'],
  ['Mirpur', 'Mirpur'],
])('«%s» is %s', (typed, name) => {
  expect(placeOf(typed)?.name).toBe(name)
})

test.each([
  ['Toba Tek Sing', 'Toba Tek Singh'],
  ['Kamoki', 'Kamoke'],
  ['Nankana Shahib', 'Nankana Sahib'],
  ['Tando ala yar', 'Tando Allahyar'],
  ['Tando Allayar', 'Tando Allahyar'],
  ['KOT RADHA KISHA', 'Kot Radha Kishan'],
  ['Umarkot', 'Umerkot'],
  ['Faislabad', 'Faisalabad'],
  ['Gujrawala', 'Gujranwala'],
  ['Islamabd', 'Islamabad'],
  ['Karchi', 'Karachi'],
  ['Lahor', 'Lahore'],
  ['Multn', 'Multan'],
  ['Peshawer', 'Peshawar'],
  ['Sialkoot', 'Sialkot'],
  ['Kraachi', 'Karachi'],
])('«%s» offers %s first, and is not taken for it unasked', (typed, name) => {
  expect(namesOf(typed)[0]).toBe(name)
  expect(placeOf(typed)).toBeUndefined()
})

test.each([
  ['Mirp', ['Mirpur', 'Mirpur Khas']],
  ['Gujr', ['Gujrat', 'Gujranwala']],
  ['Muzaffar', ['Muzaffarabad', 'Muzaffargarh']],
])('«%s» offers all that it may be', (typed, names) => {
  expect(namesOf(typed)).toEqual(expect.arrayContaining(names))
})

test.each(['', '   ', 'asdfgh', '😀', '<script>', '.*', '\0', 'x'.repeat(10_000), '‏'])(
  'nonsense finds nothing: %j',
  (typed) => {
    expect(findPlaces(typed)).toEqual([])
    expect(placeOf(typed)).toBeUndefined()
  },
)

test('a search offers at most eight places, or as many as asked for', () => {
  expect(findPlaces('kot').length).toBe(8)
  expect(findPlaces('kot', 3).length).toBe(3)
})

test('the places that are offered in groups exist', () => {
  for (const { places } of placePresets) for (const { id, name } of places) expect(placeById(id)?.name, id).toBe(name)
})

test.each([
  ['House 45, Block B, Model Town, Lahore', 'Lahore'],
  ['Near Railway Station, Bahawalpur 63100, Pakistan', 'Bahawalpur'],
  ['مکان نمبر ۵، گلی نمبر ۹، گلبرگ ۳، لاہور', 'Lahore'],
  ['12 Multan Road\nLahore - 54000', 'Lahore'],
  ['Street 9, R.Y.K', 'Rahim Yar Khan'],
  ['House 5, Street 9', undefined],
  ['12 Multan Road', undefined],
  ['', undefined],
])('the address %j ends with %s', (address, name) => expect(placeInAddress(address)?.name).toBe(name))
