import { locateCaller } from '#contract/accounts/countries.endpoints.ts'
import type { ResponseOf } from './api/call-options.ts'
import { readStored, writeStored } from './browser/storage.ts'

const KEY = 'userCountry'
const HOME = 'PK'

const remembered = (): string | null => {
  const country = readStored('localStorage', KEY)
  return country && country !== 'Unknown' ? country : null
}

/** The two-letter country a visitor seems to be in, asked for once; Pakistan when nobody knows. It decides the currency that is shown. */
export const userCountry = async (): Promise<string> => {
  const known = remembered()
  if (known) return known
  try {
    // Not by `call`, which knows sessions: visitors of the landing page would fetch ten times as much.
    const response = await fetch(`/api${locateCaller.path}`)
    const { country_code } = (await response.json()) as Partial<ResponseOf<typeof locateCaller>>
    if (!country_code) return HOME
    // Where it cannot be kept it is asked again on the next page.
    writeStored('localStorage', KEY, country_code)
    return country_code
  } catch {
    return HOME
  }
}

/** A plan's price as it is shown in a country: `Rs. 2,000`, or `10 USD` outside Pakistan. */
export const priceIn = (country: string, price: { pkr: number; usd: number }): string =>
  country === HOME ? `Rs. ${price.pkr.toLocaleString('en')}` : `${price.usd} USD`
