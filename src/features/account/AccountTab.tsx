import { AlertsCard } from './alerts/AlertsCard.tsx'
import { DeleteCard } from './data/DeleteCard.tsx'
import { ExportCard } from './data/ExportCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { LeaveCard } from './LeaveCard.tsx'
import { SecondFactorCard } from './second-factor/SecondFactorCard.tsx'
import { SignInCard } from './sign-in/SignInCard.tsx'
import * as say from './words.ts'

/** Account settings: alerts, sign-in, devices, data, deletion. */
export const AccountTab = () => (
  <div className="flex max-w-2xl flex-col gap-5">
    <p className="text-muted">{say.whatThisTabHolds}</p>
    <AlertsCard />
    <SignInCard />
    <SecondFactorCard />
    <DevicesCard />
    <LeaveCard />
    <ExportCard />
    <DeleteCard />
  </div>
)
