import { Secret, TOTP } from 'otpauth'

/** As every authenticator app has it (RFC 6238): SHA-1, six digits, half a minute. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'WhatsStore', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** Returns a new secret in base32: 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the address that an authenticator app reads from the QR code. */
export const otpauthUri = (secret: string, email: string): string => totp(secret, email).toString()

/** Returns which half minute a code is of: this one, or a neighbour, since clocks differ. `undefined` when it is of none. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  // The library compares bytes, of which a strange digit has more.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const one = totp(secret)
  const delta = one.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : one.counter({ timestamp }) + delta
}
