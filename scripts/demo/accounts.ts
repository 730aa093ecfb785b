import { mayUseLayout } from '#contract/plans.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { findUserByEmail, insertUser, type UserRow } from '#server/records/users/users.repo.ts'
import { sellerRow } from '../support/seller-row.ts'
import type { DemoStore } from './content.ts'

/** The seller's account, verified (there is nobody to open a mail), with the right to its layout where an admin grants that. */
export const openAccount = async (
  deps: Pick<Deps, 'db' | 'writes' | 'clock' | 'config'>,
  { seller, layout }: Pick<DemoStore, 'seller' | 'layout'>,
): Promise<UserRow> => {
  const existing = await findUserByEmail(deps.db, seller.email)
  if (existing) return existing
  const user = sellerRow({
    email: seller.email,
    password_hash: await hashPassword(seller.password),
    whatsapp_number: seller.whatsappNumber,
    country_code: seller.countryCode,
    plan: seller.plan,
    allowed_layouts: mayUseLayout(seller.plan, deps.config.paidLayouts, [], layout.id) ? [] : [layout.id],
    created_at: deps.clock.now().toISOString(),
  })
  await write(deps, (trx) => insertUser(trx, user))
  return user
}
