import { z } from 'zod'

/** A dialling code in the sign-up form. The flag is an emoji. */
const countryCodeEntry = z.object({ code: z.string(), country: z.string(), flag: z.string() })
export type CountryCodeEntry = z.infer<typeof countryCodeEntry>

export const countryCodeList = z.object({ country_codes: z.array(countryCodeEntry) })

/** The visitor's likely country. It picks the currency shown, never the one charged. */
export const geoAnswer = z.object({ country_code: z.string(), country: z.string() })
