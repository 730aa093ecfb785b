import { useEffect, useState } from 'react'
import { plans } from '#contract/plans.ts'
import { checkReferralCode } from '#contract/referrals/referrals.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { priceIn, userCountry } from '#src/lib/country.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { tidyCode } from './referral-code.ts'
import * as say from './words.ts'

export type ReferralCheck = { state: 'unchecked' | 'checking' | 'invalid' } | { state: 'valid'; referrer: string }

const PAUSE = 500
const FROM_LENGTH = 3

/** Checks a code half a second after the last key. A valid one shows its price. */
export const useReferral = (typed: string): ReferralCheck => {
  const [check, setCheck] = useState<ReferralCheck>({ state: 'unchecked' })
  const code = tidyCode(typed)
  useEffect(() => {
    setCheck({ state: 'unchecked' })
    if (code.length < FROM_LENGTH) return
    const asking = new AbortController()
    const ask = async () => {
      setCheck({ state: 'checking' })
      try {
        const answer = await call(checkReferralCode, { params: { code }, signal: asking.signal })
        if (asking.signal.aborted) return
        if (!answer.valid) return setCheck({ state: 'invalid' })
        const referrer = answer.referrer_name ?? say.aFriend
        setCheck({ state: 'valid', referrer })
        const price = priceIn(await userCountry(), plans.paid.referredPrice)
        if (!asking.signal.aborted) toast.success(say.referredByPremiumFor(referrer, price))
      } catch {
        if (!asking.signal.aborted) setCheck({ state: 'invalid' })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [code])
  return check
}
