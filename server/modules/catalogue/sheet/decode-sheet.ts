import type { oldEncodings, SheetPreview } from '#contract/products/sheet.ts'

type OldEncoding = (typeof oldEncodings)[number]

interface Decoded {
  text: string
  encoding: SheetPreview['encoding']
}

const startsWith = (bytes: Uint8Array, ...signs: number[]): boolean => signs.every((sign, at) => bytes[at] === sign)

/** UTF-16 without a mark: every second byte of the first letters is 0. */
const isBareUtf16 = (bytes: Uint8Array): boolean =>
  bytes.length >= 8 && [1, 3, 5, 7].every((at) => bytes[at] === 0 && bytes[at - 1] !== 0)

/**
 * Guesses between two old encodings: Arabic letters stand side by side, accented Latin ones alone.
 * The seller sees the result and may choose the other.
 */
const guessOld = (bytes: Uint8Array): OldEncoding => {
  let high = 0
  let inPairs = 0
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue
    high++
    if ((bytes[at + 1] ?? 0) >= 0x80 || (bytes[at - 1] ?? 0) >= 0x80) inPairs++
  }
  return inPairs * 2 > high ? 'windows-1256' : 'windows-1252'
}

/** Decodes a sheet: UTF-8 or UTF-16, with or without a byte order mark, else an old encoding. */
export const decodeSheet = (bytes: Uint8Array, asked: OldEncoding | undefined): Decoded => {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes)
  if (asked) return { text: decode(asked), encoding: asked }
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decode('utf-16be'), encoding: 'utf-16' }
  if (startsWith(bytes, 0xff, 0xfe) || isBareUtf16(bytes)) return { text: decode('utf-16le'), encoding: 'utf-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const encoding = guessOld(bytes)
    return { text: decode(encoding), encoding }
  }
}
