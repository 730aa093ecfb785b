import type { AuditEntry } from '#contract/admin/admin-users.ts'
import type { Db } from '#server/db/database.ts'
import { emailsOf, usersNamed } from '#server/records/users/users.repo.ts'
import * as repo from './audit.repo.ts'

/** Users whose acts a part of an e-mail address finds. */
const NAMED = 20

/** Entries as people read them: with the address of who acted. */
export const presentEntries = async (db: Db, rows: repo.AuditRow[]): Promise<AuditEntry[]> => {
  const emails = await emailsOf(db, [...new Set(rows.map(({ actor }) => actor))])
  return rows.map((row) => ({ ...repo.presentEntry(row), actor_email: emails.get(row.actor) ?? null }))
}

/** A page of the whole log, newest first. Sequence numbers have no gaps: the last one is how many there are. */
const wholeLog = async (db: Db, { page, limit }: { page: number; limit: number }) => {
  const total = (await repo.lastEntry(db))?.sequence ?? 0
  return { rows: await repo.listEntries(db, total - (page - 1) * limit, limit), total }
}

/**
 * A page of the log, newest first, or of what a text finds in it: the beginning of an action or an id; where there is none, a part of
 * somebody's address.
 */
export const readLog = async (
  db: Db,
  { search, ...page }: { search?: string | undefined; page: number; limit: number },
) => {
  if (!search) return wholeLog(db, page)
  const exact = await repo.searchEntries(db, { ids: [search], action: search }, page)
  if (exact.total > 0) return exact
  const named = await usersNamed(db, search, NAMED)
  return named.length === 0 ? exact : repo.searchEntries(db, { ids: named, action: search }, page)
}
