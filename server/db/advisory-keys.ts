/** The advisory locks of PostgreSQL that are ours, in one list, so that no two are the same. */
export const ADVISORY_KEYS = {
  /** Who works on a database: one process alone, or several that know of each other. */
  work: 7_239_418,
  /** Who changes the schema. */
  schema: 7_239_419,
  /** The first half of the locks that leases are; a hash of a lease's name is the other. */
  lease: 7_239_420,
  /** Who holds the WhatsApp connections. */
  whatsapp: 7_239_421,
} as const
