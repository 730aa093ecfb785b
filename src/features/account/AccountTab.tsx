import { DeleteCard } from './data/DeleteCard.tsx'
import { ExportCard } from './data/ExportCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { LeaveCard } from './LeaveCard.tsx'
import { SecondFactorCard } from './second-factor/SecondFactorCard.tsx'
import { SignInCard } from './sign-in/SignInCard.tsx'

/** Account settings: sign-in, devices, data, deletion. */
export const AccountTab = () => (
  <div className="flex max-w-2xl flex-col gap-5">
    <div>
      <h2 className="font-semibold text-xl tracking-tight">Account</h2>
      <p className="text-muted">How you sign in, where you are signed in, and your data.</p>
    </div>
    <SignInCard />
    <SecondFactorCard />
    <DevicesCard />
    <LeaveCard />
    <ExportCard />
    <DeleteCard />
  </div>
)
