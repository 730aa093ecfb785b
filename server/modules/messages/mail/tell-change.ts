import { recordChange } from '#server/auth/changes/record-change.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { changeMail, type ToldChange } from './change-mails.ts'
import { enqueueMail } from './mail-outbox.ts'

/** Records a change before it is made, and mails its owner a link that undoes it for a week. */
export const tellOfChange = async (trx: Transaction, deps: Deps, user: UserRow, change: ToldChange): Promise<void> => {
  const undoToken = await recordChange(trx, deps, user, change.kind)
  await enqueueMail(trx, deps.clock, changeMail(user.email, deps.config.publicOrigin, change, undoToken))
}
