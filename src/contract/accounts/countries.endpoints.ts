import { endpoint } from '../endpoint.ts'
import { countryCodeList, geoAnswer } from './countries.ts'

export const readCountryCodes = endpoint({
  method: 'GET',
  path: '/country-codes',
  description: 'Dialling codes, Pakistan first',
  status: 200,
  response: countryCodeList,
  failures: [],
})

export const locateCaller = endpoint({
  method: 'GET',
  path: '/geo',
  description: 'Where the caller seems to be',
  status: 200,
  response: geoAnswer,
  failures: [429],
})
