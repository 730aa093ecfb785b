import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { networkList } from '#server/lib/network-list.ts'
import { HOME_COUNTRY } from './country-codes.ts'

/** Registry records of networks by country, published by nro.net and built by ip-location-db. */
const databaseFile = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
)

/** Special-purpose networks (RFC 6890). The file assigns some of them to the registry that lists them. */
const nobodys = networkList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001:db8::/32',
])

let reader: Reader<CountryResponse & { country_code?: string }> | undefined

/** Returns the country of an address from the embedded database, the home country when unknown. */
export const countryOf = (address: string | undefined): string => {
  if (!address) return HOME_COUNTRY
  const version = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  // Only 2000::/3 of IPv6 is assigned. (In the block list it would match IPv4 addresses too.)
  if (version === 'ipv6' && !/^[23]/.test(address)) return HOME_COUNTRY
  if (nobodys.check(address, version)) return HOME_COUNTRY
  // Loads the 8 MB lazily, as tests and commands never need them.
  reader ??= new Reader(readFileSync(databaseFile))
  const code = reader.get(address)?.country_code
  return code && /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : HOME_COUNTRY
}
