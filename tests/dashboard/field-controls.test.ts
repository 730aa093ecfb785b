import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { type FieldKey, fieldCatalogue } from '#layouts/kit/fields/field-catalogue.ts'
import { FieldControl } from '#src/features/design/fields/FieldControl.tsx'

const markup = (key: FieldKey, value: FieldValue = fieldCatalogue[key].defaultValue, error?: string) =>
  renderToStaticMarkup(
    createElement(FieldControl, {
      field: { ...fieldCatalogue[key], key },
      value,
      error,
      contrast: undefined,
      swatches: [],
      image: '/media/a',
      uploadHint: '',
      onChange: () => undefined,
      onUploaded: async () => undefined,
    }),
  )

it.each(Object.keys(fieldCatalogue) as FieldKey[])('%s has a control with a name', (key) => {
  const html = markup(key)
  expect(html).toContain(fieldCatalogue[key].label)
  expect(html).toMatch(/<(input|textarea|select|button|div role="slider")/)
})

it('a number has its bounds, and nothing in it while it is none', () => {
  for (const attribute of ['type="number"', 'min="10"', 'max="50"', 'step="1"', 'value="25"']) {
    expect(markup('bubbleCount')).toContain(attribute)
  }
  expect(markup('bubbleCount', Number.NaN, 'Bubbles must be a whole number from 10 to 50')).toMatch(
    /value=""[\s\S]*role="alert"[\s\S]*from 10 to 50/,
  )
})

it('a video says that it stays on this device', () => {
  expect(markup('heroBackgroundVideo')).toMatch(/accept="video\/mp4[\s\S]*not published/)
})

it('a limited text counts and stops; a list counts its entries', () => {
  expect(markup('heroTitle', 'نور')).toMatch(/3\/50[\s\S]*maxLength="50"/i)
  expect(markup('brandValues', ['a', 'b'])).toContain('2/8')
})
