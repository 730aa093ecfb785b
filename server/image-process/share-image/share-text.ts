import sharp from 'sharp'
import { escapeHtml } from '#server/lib/escape-html.ts'

/** Longest text to draw. More could not be read in a preview. */
const LONGEST = 280

/** Characters without a glyph in our fonts, which have Latin, Arabic and Cyrillic. They would be empty boxes. */
const undrawable = /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Sc}\p{Sm}\p{M}\p{Zs}]/gu
// Control, format and bidi characters, lone surrogates, private use.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Turns a seller's text into one drawable line of at most 280 characters, with at most two marks on a letter. */
export const drawableText = (text: string): string =>
  text
    .slice(0, LONGEST * 4)
    .replace(invisible, ' ')
    .normalize('NFC')
    .replace(undrawable, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST)

export const isRightToLeft = (text: string): boolean => {
  const first = /\p{L}/u.exec(text)
  return first !== null && /\p{Script=Arabic}/u.test(first[0])
}

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

export type Face = 'body' | 'strong' | 'serif' | 'italic'

const faces: Record<Face, string> = {
  body: 'Inter',
  strong: 'Inter Bold',
  serif: 'Playfair Display Bold',
  italic: 'Playfair Display Italic',
}

/** The faces with Nastaliq as fallback. A font's weight must come last, after the family list. */
const fallbacks: Record<Face, string> = {
  body: 'Inter, Noto Nastaliq Urdu',
  strong: 'Inter, Noto Nastaliq Urdu Bold',
  serif: 'Playfair Display, Noto Nastaliq Urdu Bold',
  italic: 'Playfair Display, Noto Nastaliq Urdu',
}

export interface TextBox {
  width: number
  /** Largest and smallest size in pixels; the largest that fits in `lines` is taken. */
  size: readonly [largest: number, smallest: number]
  lines: number
  face: Face
  /** `#rrggbb` */
  color: string
  align: 'left' | 'centre'
}

export interface DrawnText {
  data: Buffer
  width: number
  height: number
  rightToLeft: boolean
}

const draw = async (text: string, box: TextBox, size: number): Promise<DrawnText> => {
  const rightToLeft = isRightToLeft(text)
  const family = hasArabic(text) ? fallbacks[box.face] : faces[box.face]
  const { data, info } = await sharp({
    text: {
      text: `<span font_desc="${family} ${size}" font_features="lnum=1" foreground="${box.color}">${escapeHtml(text)}</span>`,
      width: box.width,
      align: box.align === 'centre' ? 'centre' : 'left',
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, rightToLeft }
}

/** Nastaliq stands on a slope and needs more room between lines. */
const limit = (text: string, box: TextBox, size: number) => box.lines * size * (hasArabic(text) ? 2.1 : 1.24)

/** Cuts text after `count` characters, or at a space nearby, and adds an ellipsis. */
const shorten = (letters: string[], count: number) => {
  const kept = letters.slice(0, count).join('')
  const space = kept.lastIndexOf(' ')
  return `${(space > kept.length * 0.7 ? kept.slice(0, space) : kept).replace(/[\s,.;:–—-]+$/u, '')}…`
}

/** Draws text into a box, as large as fits, cut with an ellipsis if necessary. `null` when nothing can be drawn. */
export const drawText = async (raw: string, box: TextBox): Promise<DrawnText | null> => {
  const text = drawableText(raw)
  if (text === '') return null
  const [largest, smallest] = box.size
  for (let size = largest; size >= smallest; size = Math.floor(size * 0.88)) {
    const drawn = await draw(text, box, size)
    if (drawn.height <= limit(text, box, size) && drawn.width <= box.width) return drawn
  }
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  let best = await draw('…', box, smallest)
  for (let low = 1, high = letters.length; low <= high; ) {
    const middle = (low + high) >> 1
    const shorter = shorten(letters, middle)
    const drawn = await draw(shorter, box, smallest)
    const fits = drawn.height <= limit(shorter, box, smallest) && drawn.width <= box.width
    if (fits) best = drawn
    if (fits) low = middle + 1
    else high = middle - 1
  }
  return best
}
