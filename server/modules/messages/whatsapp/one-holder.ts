import { setTimeout } from 'node:timers/promises'
import type { Config } from '#server/config/config.ts'
import { type FolderLock, lockDataFolder } from '#server/db/files/folder-lock.ts'
import { lockDatabase } from '#server/db/postgres/database-lock.ts'

const LOOK_EVERY_MS = 1_000

/**
 * Waits until no other process holds WhatsApp connections: two for one number end each other and risk a ban. Returns
 * the lock, `undefined` when aborted, or taken and `waits` is false. Calls `onWait` while another process has it,
 * `onTaken` when another took it while PostgreSQL was away.
 */
export const becomeHolder = async (
  config: Pick<Config, 'postgres' | 'dataDir'>,
  on: { signal: AbortSignal; onTaken(): void; onWait?(): void; waits?: boolean },
): Promise<FolderLock | undefined> => {
  for (let tries = 0; !on.signal.aborted; tries++) {
    const lock = config.postgres
      ? await lockDatabase(config.postgres, 'alone', on.onTaken, 'whatsapp')
      : lockDataFolder(config.dataDir, 'whatsapp')
    if (lock || on.waits === false) return lock
    if (tries === 0) on.onWait?.()
    await setTimeout(LOOK_EVERY_MS, undefined, { signal: on.signal }).catch(() => {})
  }
  return undefined
}
