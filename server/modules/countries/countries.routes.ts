import { createRoute } from '@hono/zod-openapi'
import * as contract from '#contract/accounts/countries.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress, clientIp } from '#server/http/client-address.ts'
import { answers, failures, router } from '#server/http/openapi.ts'
import { countryCodes, countryName } from './country-codes.ts'
import { countryOf } from './geolocation.ts'

export const countryRoutes = (deps: Deps) => {
  const codes = createRoute({
    method: 'get',
    path: '/country-codes',
    responses: { 200: answers('Dialling codes, Pakistan first', contract.countryCodeList) },
  })
  const geo = createRoute({
    method: 'get',
    path: '/geo',
    responses: { 200: answers('Where the caller seems to be', contract.geoAnswer), ...failures(429) },
  })

  return router()
    .openapi(codes, (c) => c.json({ country_codes: [...countryCodes] }, 200))
    .openapi(geo, async (c) => {
      await deps.limits.geoByAddress.take(clientAddress(c))
      const country_code = countryOf(clientIp(c))
      return c.json({ country_code, country: countryName(country_code) }, 200)
    })
}
