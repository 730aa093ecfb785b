import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { CountryCodeEntry } from '#contract/accounts/countries.ts'

/** Country of most sellers. First in the list, and assumed when unknown. */
export const HOME_COUNTRY = 'PK'

const names = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (country: string): string => names.of(country) ?? country

/** Returns the flag emoji of a country code, made of regional indicator symbols. */
const flagOf = (country: string): string =>
  String.fromCodePoint(...Array.from(country, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))

const entryOf = (country: CountryCode): CountryCodeEntry => ({
  code: `+${getCountryCallingCode(country)}`,
  country: countryName(country),
  flag: flagOf(country),
})

/** Countries with a dialling code: Pakistan first, the others by name. */
export const countryCodes: readonly CountryCodeEntry[] = [
  entryOf(HOME_COUNTRY),
  ...getCountries()
    .filter((country) => country !== HOME_COUNTRY)
    .map(entryOf)
    .sort((a, b) => a.country.localeCompare(b.country, 'en')),
]
