import { AlertsCard } from './alerts/AlertsCard.tsx'
import { DeleteCard } from './data/DeleteCard.tsx'
import { ExportCard } from './data/ExportCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { LeaveCard } from './LeaveCard.tsx'
import { SecondFactorCard } from './second-factor/SecondFactorCard.tsx'
import { SignInCard } from './sign-in/SignInCard.tsx'

/** Account settings: alerts, sign-in, devices, data, deletion. */
export const AccountTab = () => (
  <div className="flex max-w-2xl flex-col gap-5">
    <p className="text-muted">How you hear of orders, how you sign in, and your data.</p>
    <AlertsCard />
    <SignInCard />
    <SecondFactorCard />
    <DevicesCard />
    <LeaveCard />
    <ExportCard />
    <DeleteCard />
  </div>
)
