import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { CountryCodeEntry } from '#contract/accounts/countries.ts'

/** Most sellers are here: first in the list, and assumed where nothing is known. */
export const HOME_COUNTRY = 'PK'

const names = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (country: string): string => names.of(country) ?? country

/** Two letters as the flag's emoji: regional indicator symbols. */
const flagOf = (country: string): string =>
  String.fromCodePoint(...Array.from(country, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))

const entryOf = (country: CountryCode): CountryCodeEntry => ({
  code: `+${getCountryCallingCode(country)}`,
  country: countryName(country),
  flag: flagOf(country),
})

/** Every country that has a dialling code: Pakistan, then the others by name. */
export const countryCodes: readonly CountryCodeEntry[] = [
  entryOf(HOME_COUNTRY),
  ...getCountries()
    .filter((country) => country !== HOME_COUNTRY)
    .map(entryOf)
    .sort((a, b) => a.country.localeCompare(b.country, 'en')),
]
