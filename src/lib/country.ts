import { locateCaller } from '#contract/accounts/countries.endpoints.ts'
import type { ResponseOf } from './api/call-options.ts'
import { readStored, writeStored } from './browser/storage.ts'
import * as say from './words.ts'

const KEY = 'userCountry'
const HOME = 'PK'

const remembered = (): string | null => {
  const country = readStored('localStorage', KEY)
  return country && country !== 'Unknown' ? country : null
}

/** Returns the visitor's likely country (two letters), asked once; Pakistan if unknown. It picks the currency shown. */
export const userCountry = async (): Promise<string> => {
  const known = remembered()
  if (known) return known
  try {
    // Not `call`: its session code would make the landing page's script ten times as large.
    const response = await fetch(`/api${locateCaller.path}`)
    const { country_code } = (await response.json()) as Partial<ResponseOf<typeof locateCaller>>
    if (!country_code) return HOME
    // If storage is blocked, the next page asks again.
    writeStored('localStorage', KEY, country_code)
    return country_code
  } catch {
    return HOME
  }
}

/** Formats a plan's price for a country: `Rs. 2,000`, or `10 USD` outside Pakistan. */
export const priceIn = (country: string, price: { pkr: number; usd: number }): string =>
  country === HOME ? `Rs. ${price.pkr.toLocaleString('en')}` : say.usd(price.usd)
