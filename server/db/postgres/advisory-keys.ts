/** Our advisory locks in PostgreSQL. One list, so that no two are equal. */
export const ADVISORY_KEYS = {
  /** The right to work on a database, held by one process alone or shared by several. */
  work: 7_239_418,
  /** The right to change the schema. */
  schema: 7_239_419,
  /** First half of the locks behind leases. The second half is a hash of the lease's name. */
  lease: 7_239_420,
  /** The right to hold the WhatsApp connections. */
  whatsapp: 7_239_421,
} as const
