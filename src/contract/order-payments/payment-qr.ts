/** Payment QR codes of banks, as EMVCo's «QR Code Specification for Payment Systems» has them (merchant-presented). */

export const QR_MAX = 512

/** Returns the CRC-16/CCITT-FALSE of a text's UTF-8 bytes as four hexadecimal digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Returns the fields of a code by their two-digit tags; `undefined` for a text that is none. */
const fieldsOf = (text: string): Map<string, string> | undefined => {
  const fields = new Map<string, string>()
  const letters = [...text]
  for (let at = 0; at < letters.length; ) {
    const head = letters.slice(at, at + 4).join('')
    const value = letters.slice(at + 4, at + 4 + Number(head.slice(2)))
    if (!/^\d{4}$/.test(head) || value.length < Number(head.slice(2))) return undefined
    fields.set(head.slice(0, 2), value.join(''))
    at += 4 + value.length
  }
  return fields
}

/** The shop that a code pays. */
export interface QrPayee {
  name: string
  city: string
}

/** Reads a payment QR code. Returns `undefined` for another kind of code, and for one whose checksum is wrong. */
export const readPaymentQr = (text: string): QrPayee | undefined => {
  if (text.length > QR_MAX || !text.startsWith('000201')) return undefined
  const fields = fieldsOf(text)
  const end = text.length - 4
  if (!fields || text.slice(end - 4, end) !== '6304' || text.slice(end).toUpperCase() !== crc16(text.slice(0, end)))
    return undefined
  const name = fields.get('59')?.trim()
  return name ? { name, city: fields.get('60')?.trim() ?? '' } : undefined
}
