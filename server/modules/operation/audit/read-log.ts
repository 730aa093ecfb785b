import type { AuditEntry } from '#contract/admin/admin-users.ts'
import type { Db } from '#server/db/database.ts'
import { usersNamed } from '#server/records/users/users.repo.ts'
import * as repo from './audit.repo.ts'
import { idsIn, namesOf } from './names.ts'

/** Most users a part of an address matches. */
const NAMED = 20

/** Returns entries for people, with the names of whom they are about. */
export const presentEntries = async (db: Db, rows: repo.AuditRow[]): Promise<AuditEntry[]> => {
  const entries = rows.map((row) => {
    const entry = repo.presentEntry(row)
    return { entry, ids: [...new Set([entry.subject, ...idsIn(entry.before), ...idsIn(entry.after)])] }
  })
  const names = await namesOf(db, [...new Set(entries.flatMap(({ entry, ids }) => [entry.actor, ...ids]))])
  return entries.map(({ entry, ids }) => ({
    ...entry,
    actor_email: names.get(entry.actor) ?? null,
    names: Object.fromEntries(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : []))),
  }))
}

/** Returns a page of the whole log, newest first. Sequence numbers have no gaps, so the last one is the total. */
const wholeLog = async (db: Db, { page, limit }: { page: number; limit: number }) => {
  const total = (await repo.lastEntry(db))?.sequence ?? 0
  return { rows: await repo.listEntries(db, total - (page - 1) * limit, limit), total }
}

/**
 * Returns a page of the log, newest first. A search matches the start of an action or an id; if none match, a part of
 * an address.
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
