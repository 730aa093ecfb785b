import { locateCaller } from '#contract/accounts/countries.endpoints.ts'
import { call } from './api/api.ts'

const KEY = 'userCountry'
const HOME = 'PK'

const remembered = (): string | null => {
  try {
    const country = localStorage.getItem(KEY)
    return country && country !== 'Unknown' ? country : null
  } catch {
    return null
  }
}

/** The two-letter country a visitor seems to be in, asked for once; Pakistan when nobody knows. It decides the currency that is shown. */
export const userCountry = async (): Promise<string> => {
  const known = remembered()
  if (known) return known
  try {
    const { country_code } = await call(locateCaller)
    if (!country_code) return HOME
    try {
      localStorage.setItem(KEY, country_code)
    } catch {
      // Blocked: asked again on the next page.
    }
    return country_code
  } catch {
    return HOME
  }
}

/** A plan's price as it is shown in a country: `Rs. 2,000`, or `10 USD` outside Pakistan. */
export const priceIn = (country: string, price: { pkr: number; usd: number }): string =>
  country === HOME ? `Rs. ${price.pkr.toLocaleString('en')}` : `${price.usd} USD`
