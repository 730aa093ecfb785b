import type { DomainChecks } from '#server/ports/domain-checks.ts'

/** Host that sellers' domains lead to in tests. */
export const DOMAINS_TARGET = 'shops.platform.example'

/** Records of domains as tests set them, and the hosts that the proxy answers for. */
export const fakeDomains = () => {
  const records = {
    texts: new Map<string, string[]>(),
    addresses: new Map<string, string[]>([[DOMAINS_TARGET, ['203.0.113.7', '2001:db8::7']]]),
    answered: new Set<string>(),
    /** Set to have no name server answer. */
    away: false,
  }
  const read = async (from: Map<string, string[]>, name: string): Promise<string[]> => {
    if (records.away) throw new Error('nobody answered')
    return from.get(name) ?? []
  }
  const checks: DomainChecks = {
    texts: (name) => read(records.texts, name),
    addresses: (name) => read(records.addresses, name),
    answers: async (host) => records.answered.has(host),
  }
  return { ...checks, records }
}
