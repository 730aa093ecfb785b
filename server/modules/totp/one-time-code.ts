import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a code is shown. */
const STEP_SECONDS = 30
const DIGITS = 6
/** The alphabet of RFC 4648, which authenticator apps read. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as base32 without padding. */
export const toBase32 = (bytes: Uint8Array): string => {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + BASE32[(held << (5 - bits)) & 31] : text
}

const fromBase32 = (text: string): Buffer => {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const character of text) {
    held = (held << 5) | BASE32.indexOf(character)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
    held &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}

/** The half minute of a moment: RFC 6238's counter. */
export const stepOf = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS)

/** The code of a half minute (RFC 6238 with SHA-1, as every authenticator app has it); `secret` is base32. */
export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Which half minute a code is of: this one, or a neighbour, since clocks differ. `undefined` when it is of none. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const step = stepOf(now)
  return [step, step - 1, step + 1].find((one) => timingSafeEqual(Buffer.from(codeAt(secret, one)), Buffer.from(code)))
}
