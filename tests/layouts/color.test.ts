import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveValues } from '#layouts/kit/fields/layout-values.ts'
import { contrast, fill, isColor, quantise, readable } from '#layouts/kit/style/color.ts'
import { colorTokens } from '#layouts/kit/style/design-tokens.ts'
import { layouts } from '#layouts/registry.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Every pair of text and ground the stylesheets use. */
const pairs: [text: string, ground: string][] = [
  ['on-primary', 'primary'],
  ['on-secondary', 'secondary'],
  ...['muted', 'primary-text', 'positive', 'warning', 'negative'].flatMap((text): [string, string][] => [
    [text, 'background'],
    [text, 'surface'],
    [text, 'tint'],
  ]),
  ...['background', 'surface', 'tint', 'tint-2', 'tint-3'].map((ground): [string, string] => ['strong', ground]),
  ['muted', 'tint-2'],
  ['muted', 'tint-3'],
  ['text', 'background'],
  ['text', 'surface'],
]

const failures = (tokens: Record<string, string>) =>
  pairs.flatMap(([text, ground]) => {
    const ratio = contrast(tokens[text] as string, tokens[ground] as string)
    return ratio < 4.5 ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : []
  })

describe('contrast', () => {
  it('computes the contrast of black and white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#777777')).toBe(1)
  })

  it.each([...layouts.values()])('$id passes AA with its own colours', (layout) => {
    const tokens = colorTokens(resolveValues(layout, {}))
    expect(failures(tokens)).toEqual([])
    expect(contrast('#ffffff', tokens['gradient-start'] as string)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', tokens.ink as string)).toBeGreaterThanOrEqual(7)
  })

  it('passes AA whatever a seller picks', () => {
    fc.assert(
      fc.property(color, color, color, color, (primaryColor, secondaryColor, backgroundColor, textColor) => {
        const tokens = colorTokens({ primaryColor, secondaryColor, backgroundColor, textColor })
        expect(failures(tokens)).toEqual([])
        expect(contrast('#ffffff', tokens.ink as string)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 400 },
    )
  })

  it('keeps a colour that can be read', () => {
    expect(readable('#1f2937', '#ffffff')).toBe('#1f2937')
    expect(fill('#7c3aed')).toEqual({ ground: '#7c3aed', on: '#ffffff' })
    expect(fill('#f59e0b').ground).toBe('#f59e0b')
  })
})

it('takes six hex digits as a colour and nothing else', () => {
  for (const value of ['#fff', 'red', '#12345g', '#1234567', '#123456;', ' #123456', null, 5])
    expect(isColor(value)).toBe(false)
  expect(quantise('#8fa3b7')).toBe('8ab')
})
