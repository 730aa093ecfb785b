import { setTimeout } from 'node:timers/promises'
import type { Config } from '#server/config/config.ts'
import { lockDatabase } from '#server/db/database-lock.ts'
import { type FolderLock, lockDataFolder } from '#server/db/folder-lock.ts'

const LOOK_EVERY_MS = 1_000

/**
 * Waits until no other process holds the WhatsApp connections of these data: two that speak for one number end each other's connection, and
 * WhatsApp may ban it. Returns the right to hold them, which ends with the process; nothing when `signal` ended the wait, or when it is taken and `waits` is false. `onTaken` hears when
 * PostgreSQL was away and another process was quicker when it came back; `onWait` when somebody else has it.
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
