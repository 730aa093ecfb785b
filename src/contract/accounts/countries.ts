import { z } from 'zod'

/** A dialling code as the sign-up form lists it; the flag is an emoji. */
const countryCodeEntry = z.object({ code: z.string(), country: z.string(), flag: z.string() })
export type CountryCodeEntry = z.infer<typeof countryCodeEntry>

export const countryCodeList = z.object({ country_codes: z.array(countryCodeEntry) })

/** Where a visitor seems to be; decides the currency that is shown, never what is charged. */
export const geoAnswer = z.object({ country_code: z.string(), country: z.string() })
