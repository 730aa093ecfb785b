import type { Db } from '#server/db/database.ts'
import type { Writes } from '#server/db/write.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'
import type { Passwords } from './password-queue.ts'

/** Dependencies of authentication. */
export interface AuthDeps {
  /** For reading; writes go through `write(deps, …)`. */
  db: Db
  writes: Writes
  clock: Clock
  limits: Limits
  passwords: Passwords
  secrets: SecretBox
}
