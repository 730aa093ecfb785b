import { POINTS_PER_UPGRADE, WITHDRAWAL_MIN } from '#contract/referrals/referrals.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { addPoints, award, insertReferral } from '#server/modules/growth/referrals/referrals.repo.ts'
import { referralCodeOf } from '#server/modules/growth/referrals/referrals.service.ts'
import { insertWithdrawal } from '#server/modules/growth/referrals/withdrawals.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import { insertUser } from '#server/records/users/users.repo.ts'

const DAY_MS = 86_400_000

/** Friends the demo's first seller brought: how many days ago each signed up, and upgraded if she did. */
const friends = [
  { name: 'hina', signedUp: 60, upgraded: 55 },
  { name: 'kashif', signedUp: 52, upgraded: 47 },
  { name: 'mehwish', signedUp: 45, upgraded: 40 },
  { name: 'saad', signedUp: 44, upgraded: 38 },
  { name: 'anum', signedUp: 27, upgraded: 20 },
  { name: 'faisal', signedUp: 19, upgraded: 11 },
  { name: 'laiba', signedUp: 8, upgraded: 3 },
  { name: 'waqas', signedUp: 5 },
  { name: 'amna', signedUp: 1 },
]
/** Friends that every other seller referred, one of each kind. */
const FEW = 3

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Writes the referrals of the demo's `index`th seller and their points: all of the friends are the first one's, a few each other's. */
export const writeReferrals = async (
  trx: Transaction,
  clock: Clock,
  { sellerId, index }: { sellerId: string; index: number },
): Promise<void> => {
  const now = clock.now().getTime()
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString()
  await referralCodeOf(trx, clock, sellerId)
  for (const [friend, { name, signedUp, upgraded }] of (index === 0 ? friends : friends.slice(-FEW)).entries()) {
    const id = newId()
    await insertUser(trx, {
      id,
      email: `${name}${index === 0 ? '' : `.${index}`}@demo.whatsstore.example`,
      // No password fits: nobody signs in to these accounts.
      password_hash: 'none',
      whatsapp_number: `300002${twoDigits(index)}${twoDigits(friend)}`,
      country_code: '+92',
      role: 'seller',
      plan: upgraded === undefined ? 'free' : 'paid',
      plan_expiry: upgraded === undefined ? null : new Date(now + 20 * DAY_MS).toISOString(),
      allowed_layouts: [],
      referral_price: 1500,
      referral_code_used: null,
      verified_at: ago(signedUp),
      created_at: ago(signedUp),
    })
    const upgraded_at = upgraded === undefined ? null : ago(upgraded)
    const signup_date = ago(signedUp)
    await insertReferral(trx, {
      referred_user_id: id,
      referrer_user_id: sellerId,
      signup_date,
      upgraded_at,
      held_since: upgraded_at,
    })
    if (upgraded_at) await addPoints(trx, award(sellerId, id, upgraded_at))
  }
}

/** Writes one withdrawal of the first seller's that was paid. */
export const writeWithdrawal = async (
  trx: Transaction,
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
  sellerId: string,
): Promise<void> => {
  const now = clock.now().getTime()
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const withdrawal = newId()
  await insertWithdrawal(trx, {
    id: withdrawal,
    user_id: sellerId,
    open_user_id: null,
    points_requested: WITHDRAWAL_MIN,
    payment_method: 'easypaisa',
    payment_details: secrets.seal('Easypaisa 0300 0000001'),
    status: 'paid',
    admin_notes: null,
    request_date: ago(30),
    processed_date: ago(28),
  })
  await addPoints(trx, {
    user_id: sellerId,
    points: -WITHDRAWAL_MIN,
    reason: 'withdrawal',
    referred_user_id: null,
    withdrawal_id: withdrawal,
    created_at: ago(30),
  })
  if (friends.filter(({ upgraded = 0 }) => upgraded > 30).length * POINTS_PER_UPGRADE < WITHDRAWAL_MIN) {
    throw new Error('the demo pays out points that were not earned yet')
  }
}
