import { plans } from '#contract/plans.ts'
import { referralLink } from '#src/features/shared/referral-words.ts'
import { ShareButton } from '#src/features/shared/ShareButton.tsx'
import { priceIn } from '#src/lib/country.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

const { monthlyPrice, referredPrice } = plans.paid

/** The seller's referral code and ways to share it. */
export const CodeCard = ({ code }: { code: string }) => {
  const link = referralLink(location.origin, code)
  const invitation = say.invitation(
    code,
    priceIn('PK', referredPrice),
    priceIn('PK', monthlyPrice),
    priceIn('', referredPrice),
    priceIn('', monthlyPrice),
  )
  return (
    <Card>
      <CardHeading title={say.yourReferralCode} description={say.friendsPayLess} />
      <p className="select-all break-all rounded-xl bg-accent-soft px-4 py-4 text-center font-mono font-semibold text-2xl text-accent-text tracking-widest">
        {code}
      </p>
      <p className="mt-3 break-all text-muted text-sm">{link}</p>
      <div className="mt-4 grid gap-2 sm:grid-cols-3">
        <ShareButton variant="primary" what={{ title: 'WhatsStore', text: invitation, url: link }}>
          {common.share}
        </ShareButton>
        <CopyButton text={code} done={say.codeCopied} prompt={say.copyYourCode} wide>
          {say.copyCode}
        </CopyButton>
        <CopyButton text={link} done={say.linkCopied} prompt={say.copyYourLink} wide>
          {say.copyLink}
        </CopyButton>
      </div>
    </Card>
  )
}
