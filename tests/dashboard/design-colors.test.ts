import { describe, expect, it } from 'vitest'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { type FieldKey, fieldCatalogue } from '#layouts/kit/fields/field-catalogue.ts'
import { layoutPalettes } from '#layouts/kit/style/palettes.ts'
import { getLayout, layouts } from '#layouts/registry.ts'
import { contrastWords } from '#src/features/design/colors/contrast-words.ts'
import { dominantColors } from '#src/features/design/colors/dominant-colors.ts'
import { swatchesFor } from '#src/features/design/colors/swatches.ts'
import { defaultValues } from '#src/features/design/design-values.ts'

const standard = getLayout('default')

describe('contrast in words', () => {
  const values = defaultValues(standard)
  const words = (key: FieldKey, changed: Record<string, string> = {}) => contrastWords(key, { ...values, ...changed })

  it('says what could not be read, and what is shown instead', () => {
    expect(words('textColor', { textColor: '#cccccc' })?.words).toMatch(
      /^Too light to read on your background: words in it are shown darker, as #[0-9a-f]{6}\.$/,
    )
    expect(words('textColor', { backgroundColor: '#111111', textColor: '#333333' })?.words).toMatch(
      /^Too dark to read on your background: words in it are shown lighter, as #[0-9a-f]{6}\.$/,
    )
    expect(words('backgroundColor', { backgroundColor: '#333333' })?.words).toMatch(
      /^Your text colour cannot be read on it: text is shown lighter, as #[0-9a-f]{6}\.$/,
    )
    expect(words('primaryColor', { primaryColor: '#ffee00' })?.words).toMatch(/background/)
    expect(words('primaryColor', { primaryColor: '#3b82f6' })?.words).toMatch(/buttons are shown darker, in #/)
  })

  it('says what is easy to read', () => {
    expect(words('textColor')).toEqual({ tone: 'good', words: 'On your background it is very easy to read.' })
    expect(words('textColor', { textColor: '#6b7280' })?.words).toBe('On your background it is easy to read.')
    expect(words('backgroundColor')?.words).toBe('Your text is very easy to read on it.')
    expect(words('primaryColor', { primaryColor: '#14532d' })?.words).toBe(
      'Buttons carry white words, very easy to read.',
    )
    expect(words('primaryColor', { backgroundColor: '#10201b', primaryColor: '#d8b36a' })?.words).toBe(
      'Buttons carry dark words, very easy to read.',
    )
    expect(words('gradientStart', { gradientStart: '#27306b' })?.words).toBe('White words on it are very easy to read.')
  })

  it('says nothing of what is no color', () => {
    expect(words('primaryColor', { primaryColor: '#3b8' })).toBeUndefined()
    expect(words('heroTitle')).toBeUndefined()
  })

  it('knows every color field', () => {
    for (const [key, field] of Object.entries(fieldCatalogue)) {
      if (field.type !== 'color') continue
      const tones = ['#ffffff', '#fefefe', '#000000'].map(
        (color) => words(key as FieldKey, { textColor: '#eeeeee', [key]: color })?.tone,
      )
      expect(tones, key).toContain('moved')
    }
  })
})

describe('palettes', () => {
  const offered = [...layouts.values()].flatMap((manifest) =>
    (manifest.palettes ?? []).map((palette) => [`${manifest.id}: ${palette.name}`, manifest, palette] as const),
  )

  it.each(offered)('%s has every color of its layout, each easy to read as it is', (_name, manifest, { colors }) => {
    const keys = layoutFields(manifest).flatMap(([key, { type }]) => (type === 'color' ? [key] : []))
    expect(Object.keys(colors).sort()).toEqual([...keys].sort())
    const values = { ...defaultValues(manifest), ...colors }
    const told = keys.map((key) => ({ key, ...contrastWords(key, values) }))
    expect(told.filter(({ tone }) => tone !== 'good')).toEqual([])
  })

  it('three each of the first layouts, and what a layout comes with', () => {
    for (const id of ['default', 'premium', 'luxury']) {
      const [own, ...others] = layoutPalettes(getLayout(id))
      expect(own?.colors).toMatchObject({ primaryColor: defaultValues(getLayout(id)).primaryColor })
      expect(others).toHaveLength(3)
    }
  })

  it('are suggested field by field, then the logo’s, each color once', () => {
    const swatches = swatchesFor(standard, 'primaryColor', ['#14532d', '#c2311c'])
    expect(swatches[0]).toEqual({ color: '#3b82f6', palette: 'As it comes' })
    expect(swatches.at(-1)).toEqual({ color: '#c2311c', palette: null })
    expect(swatches.filter(({ color }) => color === '#14532d')).toHaveLength(1)
    expect(swatchesFor(standard, 'gradientStart', [])).toEqual([])
  })
})

describe('the colors of a logo', () => {
  const image = (...parts: [count: number, rgba: [number, number, number, number]][]) =>
    parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat())

  it('the largest first, without its paper and what is seen through', () => {
    const pixels = image(
      [500, [255, 255, 255, 255]],
      [400, [0, 0, 0, 0]],
      [60, [122, 16, 34, 255]],
      [30, [31, 61, 54, 255]],
      [1, [0, 255, 0, 255]],
    )
    expect(dominantColors(pixels, 4)).toEqual(['#7a1022', '#1f3d36'])
    expect(dominantColors(pixels, 1)).toEqual(['#7a1022'])
  })

  it('shades of one color are one', () => {
    expect(dominantColors(image([50, [200, 30, 30, 255]], [40, [185, 25, 25, 255]]), 4)).toEqual(['#c81e1e'])
    expect(dominantColors([], 4)).toEqual([])
  })
})
