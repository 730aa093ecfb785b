import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { returnReasonWords } from '#contract/orders/returns.ts'
import { checkReasonWords } from '#contract/orders/to-check.ts'
import { benefits } from '#contract/plan-benefits.ts'
import { said as saidInEnglish } from '#src/lib/server-words.ts'
import { said } from '#src/lib/server-words.ur.ts'

/** Catalogues of dashboard and sign-in. Those of `contract/` are tested in `words.test.ts`. */

const catalogues = globSync('src/{features,lib,shells,ui}/**/words.ts')

type Word = string | ((...given: unknown[]) => string)

/** Names, kinds of files and signs that stay in Latin letters. */
const LATIN =
  /WhatsStore|\b(MB|KB|PNG|JPG|JPEG|WebP|GIF|MP4|CSV|ZIP|PDF|QR|IBAN|SKU|API|DNS|CNAME|TXT|URL|ID|id|sku|title|option[12]|Excel|Google|Authenticator|Microsoft|Aegis|Meta|UTF-8|Comma|delimited|Enter|J|K|X|N|OK|PKNIC|Namecheap|Rs|A4|A6)\b|«[^»]*»|\{\w*\}|https:\/\/|[\w.-]+\.(pk|com|csv|zip)\b|#[\da-f]+/g

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
const parametersOf = (word: Word) => /^\(([^)]*)\)/.exec(String(word))?.[1]?.replace(/\s+/g, ' ')

describe.each(catalogues)('%s', (file) => {
  it('has the same words in Urdu, each used', async () => {
    const urduFile = file.replace('.ts', '.ur.ts')
    expect(existsSync(urduFile)).toBe(true)
    const english: Record<string, Word> = await import(`../../${file}`)
    const urdu: Record<string, Word> = await import(`../../${urduFile}`)
    expect(Object.keys(urdu).sort()).toEqual(Object.keys(english).sort())
    const where =
      file === 'src/ui/words.ts'
        ? 'src/{features,ui}/**'
        : file === 'src/shells/words.ts'
          ? 'src/{shells,pages}/**'
          : `${dirname(file)}/*`
    const code = globSync(`${where}/*.{ts,tsx,astro}`.replace('/*/*', '/*'))
      .filter((one) => !/words(\.ur)?\.ts$/.test(one) || /\w-words\.ts$/.test(one))
      .map((one) => readFileSync(one, 'utf8'))
      .join('\n')
    for (const [key, word] of Object.entries(urdu)) {
      const other = english[key] as Word
      expect.soft(new RegExp(`\\.${key}\\b|\\b${key}\\b[^}]*} from`).test(code), `${key} is used`).toBe(true)
      expect(typeof word, key).toBe(typeof other)
      if (key === 'language' || key === 'locale') continue
      if (typeof word === 'string' && typeof other === 'string') {
        expect.soft(word.replace(LATIN, ''), key).toMatch(/^[^A-Za-z]*$/)
        expect.soft(placesIn(word), key).toEqual(placesIn(other))
      } else expect.soft(parametersOf(word), key).toBe(parametersOf(other))
    }
  })
})

describe('texts of the server', () => {
  it('are in Urdu there, with their values, and as they are in English', () => {
    expect(said('Order not found')).toBe('یہ آرڈر نہیں ملا')
    expect(said('At most 40 characters')).toBe('زیادہ سے زیادہ 40 حروف')
    expect(said('{cost} is not known here. Use {name}, {total}.')).toBe(
      'یہاں {cost} نہیں چلتا۔ یہ لکھیں: {name}, {total}۔',
    )
    expect(said('A Delivered order is not sent')).toBe('«پہنچ گیا» والا آرڈر نہیں بھیجا جاتا')
    for (const text of ['Some text of tomorrow', 'constructor', '']) expect(said(text)).toBe(text)
    expect(saidInEnglish('Order not found')).toBe('Order not found')
  })

  it.each([
    ...Object.values(checkReasonWords),
    ...Object.values(returnReasonWords),
    ...benefits.free,
    ...benefits.paid('2 premium themes'),
  ])('«%s» is known', (text) => {
    expect(said(text)).not.toBe(text)
  })
})
