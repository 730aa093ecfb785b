import { describe, expect, it } from 'vitest'
import { storeChange } from '#contract/stores/stores.ts'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { fieldCatalogue } from '#layouts/kit/fields/field-catalogue.ts'
import { saysNothing } from '#layouts/kit/fields/field-sets.ts'
import { layoutValuesSchema, resolveValues } from '#layouts/kit/fields/layout-values.ts'
import { getLayout, layouts } from '#layouts/registry.ts'

const premium = getLayout('premium')
const luxury = getLayout('luxury')
const check = (values: unknown, layout = premium) => layoutValuesSchema(layout).safeParse(values)
const message = (values: unknown, layout = premium) => check(values, layout).error?.issues[0]?.message

describe('values a seller may save', () => {
  it('takes any part of the layout’s fields', () => {
    expect(check({}).success).toBe(true)
    expect(check({ heroTitle: 'Zari & Co.', primaryColor: '#AABBCC', enableQuickAdd: false }).success).toBe(true)
    expect(check({ brandValues: ['Patience'], primaryFont: 'lora' }, luxury).success).toBe(true)
  })

  it.each([
    [{ color: '#ffffff' }, 'Unknown field: color'],
    [{ brandValues: ['Patience'] }, 'Unknown field: brandValues'],
    [JSON.parse('{"__proto__":{"a":1}}'), 'Unknown field: __proto__'],
    [{ heroTitle: '  ' }, 'Store Name is required'],
    [{ heroTitle: 'x'.repeat(51) }, 'Store Name must be at most 50 characters'],
    [{ heroSubtitle: 5 }, 'Subtitle must be text'],
    [{ primaryColor: 'red' }, 'Primary Colour must be a # followed by six hex digits, like #7c3aed'],
    [{ primaryColor: '#fff;}body{' }, 'Primary Colour must be a # followed by six hex digits, like #7c3aed'],
    [{ primaryColor: '#ffffff\n' }, 'Primary Colour must be a # followed by six hex digits, like #7c3aed'],
    [{ primaryFont: 'comic' }, 'Heading Font is not one of the choices'],
    [{ primaryFont: 'caprasimo' }, 'Heading Font is not one of the choices'],
    [{ phoneNumber: '123' }, 'Phone Number must be a phone number of 8 to 15 digits'],
    [{ phoneNumber: `0300 1234567${' '.repeat(29)}` }, 'Phone Number must be a phone number of 8 to 15 digits'],
    [{ phoneNumber: '+92300123<b>4567' }, 'Phone Number must be a phone number of 8 to 15 digits'],
    [{ email: 'nobody' }, 'Email is not valid'],
    [{ enableQuickAdd: 'yes' }, 'Quick Add must be on or off'],
    [{ heroImage: 'https://elsewhere.example/a.jpg' }, 'Top Image must be an uploaded image'],
    [{ heroImage: '/media/../../etc/passwd' }, 'Top Image must be an uploaded image'],
    [
      { heroImageFocus: '50% 50%;}body{' },
      'Important part of the image must be two whole percentages, from the left and from the top',
    ],
    [
      { heroImageFocus: '101% 0%' },
      'Important part of the image must be two whole percentages, from the left and from the top',
    ],
    ['text', 'Customisations must be an object'],
  ])('refuses %j', (values, expected) => expect(message(values)).toBe(expected))

  it.each([
    'javascript:alert(1)',
    'http://instagram.com/a',
    'https://instagram.com.evil.example/a',
    'https://user@instagram.com/a',
    'https://instagram.com:8443/a',
    'https://evil.example/instagram.com',
    'https://www.facebook.com/shop',
    'facebook.com/shop',
    'instagram.com@evil.example/a',
    'javascript:alert',
    `https://instagram.com/${'a'.repeat(280)}`,
  ])('refuses %s as a social link', (instagramUrl) => {
    expect(message({ instagramUrl })).toBe('Instagram must be an https:// link to instagram.com')
  })

  it.each([
    ['instagramUrl', 'instagram_url', 'https://www.instagram.com/shop'],
    ['facebookUrl', 'facebook_url', 'https://m.facebook.com/shop'],
    ['facebookUrl', 'facebook_url', 'https://web.facebook.com/shop'],
    ['facebookUrl', 'facebook_url', 'https://fb.com/shop'],
    ['facebookUrl', 'facebook_url', ''],
    ['instagramUrl', 'instagram_url', '@fatima.choori', 'https://instagram.com/fatima.choori'],
    ['instagramUrl', 'instagram_url', 'fatima_99', 'https://instagram.com/fatima_99'],
    ['instagramUrl', 'instagram_url', 'www.Instagram.com/fatima', 'https://www.instagram.com/fatima'],
    ['facebookUrl', 'facebook_url', 'fb.com/noor', 'https://fb.com/noor'],
  ])('takes as %s what the store form takes as %s: %s', (field, ofStore, typed, link = typed) => {
    expect(check({ [field]: typed }).data).toEqual({ [field]: link })
    expect(storeChange.parse({ [ofStore]: typed })).toEqual({ [ofStore]: link || null })
  })

  it('keeps numbers within their bounds', () => {
    const boba = { ...premium, sections: { Offers: ['discountPercentageMin' as const] } }
    expect(message({ discountPercentageMin: 4 }, boba)).toBe('Discount From (%) must be a whole number from 5 to 50')
    expect(message({ discountPercentageMin: 5.5 }, boba)).toBe('Discount From (%) must be a whole number from 5 to 50')
    expect(check({ discountPercentageMin: 50 }, boba).success).toBe(true)
  })
})

describe('values a page shows', () => {
  it('drops what is unknown or no longer valid and keeps the rest', () => {
    const values = resolveValues(premium, { heroTitle: 'Noor', primaryColor: 'url(x)', gone: 1, primaryFont: 'lora' })
    expect(values).toMatchObject({ heroTitle: 'Noor', primaryColor: '#7c3aed', primaryFont: 'lora' })
    expect(values).not.toHaveProperty('gone')
  })

  it('never takes a value from the prototype', () => {
    expect(resolveValues(premium, Object.create({ heroTitle: 'Inherited' })).heroTitle).toBe('')
  })
})

describe('the catalogue', () => {
  it.each([...layouts.values()])('$id: every field is known, listed once, and its default can be saved', (layout) => {
    const fields = layoutFields(layout)
    expect(new Set(fields.map(([key]) => key)).size).toBe(fields.length)
    for (const [key, field] of fields) {
      expect(fieldCatalogue).toHaveProperty(key)
      if (!field.required) expect(message({ [key]: field.defaultValue }, layout)).toBeUndefined()
    }
    // Defaults may silence texts only for fields the layout offers.
    const unknown = Object.keys(layout.defaults).filter((key) => !fields.some(([name]) => name === key))
    expect(unknown.filter((key) => !Object.hasOwn(saysNothing, key))).toEqual([])
  })

  it('has the specified bounds', () => {
    expect(fieldCatalogue.countdownDays).toMatchObject({ min: 0, max: 30, defaultValue: 3 })
    expect(fieldCatalogue.bubbleCount).toMatchObject({ min: 10, max: 50, defaultValue: 25 })
    expect(fieldCatalogue.brandValues.defaultValue).toEqual(['Excellence', 'Authenticity', 'Exclusivity', 'Heritage'])
    expect(fieldCatalogue.aboutSectionDescription.maxLength).toBe(400)
  })
})
