import * as endpoints from '#contract/accounts/countries.endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress, clientIp } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { countryCodes, countryName } from './country-codes.ts'
import { countryOf } from './geolocation.ts'

export const countryRoutes = (deps: Deps) => {
  return router()
    .openapi(route(endpoints.readCountryCodes), (c) => c.json({ country_codes: [...countryCodes] }, 200))
    .openapi(route(endpoints.locateCaller), async (c) => {
      await deps.limits.geoByAddress.take(clientAddress(c))
      const country_code = countryOf(clientIp(c))
      return c.json({ country_code, country: countryName(country_code) }, 200)
    })
}
