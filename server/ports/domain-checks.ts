import { Resolver } from 'node:dns/promises'
import { request } from 'node:https'

/** Path that a shop's domain answers with 204 once its records are right. */
export const DOMAIN_PROBE = '/.well-known/whatsstore'
const PATIENCE_MS = 5_000

/** Looks at the DNS records of sellers' domains, and whether the proxy answers for them. */
export interface DomainChecks {
  /** Returns the texts of a name's TXT records, none when there are none. Rejects when nobody answered. */
  texts(name: string): Promise<string[]>
  /** Returns the addresses a name leads to, through any CNAME. Rejects when nobody answered. */
  addresses(name: string): Promise<string[]>
  /** Whether the proxy at `target` answers for `host` with a certificate that browsers trust. */
  answers(host: string, target: string): Promise<boolean>
}

/** Returns an answer's records, none when the name or the kind of record does not exist. */
const orNone = async <Found>(records: Promise<Found[]>): Promise<Found[]> => {
  try {
    return await records
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw error
  }
}

/**
 * Asks the machine's name servers. Connects to the operator's own proxy alone, whatever a seller's records say: they
 * could lead into the operator's network.
 */
export const dnsChecks = (): DomainChecks => {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 2 })
  return {
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses: async (name) =>
      (await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))])).flat(),
    answers: (host, target) =>
      new Promise((resolve) => {
        const headers = { host }
        const call = request({ host: target, servername: host, path: DOMAIN_PROBE, headers, timeout: PATIENCE_MS })
        call.on('response', (answer) => {
          answer.resume()
          resolve(answer.statusCode === 204)
        })
        call.on('timeout', () => call.destroy())
        call.on('close', () => resolve(false))
        call.on('error', () => resolve(false))
        call.end()
      }),
  }
}
