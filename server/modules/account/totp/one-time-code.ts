import { Secret, TOTP } from 'otpauth'

/** Settings every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'WhatsStore', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** Returns a new secret in base32: 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the `otpauth:` address for the QR code. */
export const otpauthUri = (secret: string, email: string): string => totp(secret, email).toString()

/** Returns the 30-second step of a code: the current one or a neighbor, as clocks differ. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  // The library compares bytes, and non-ASCII digits have more bytes.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const one = totp(secret)
  const delta = one.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : one.counter({ timestamp }) + delta
}
