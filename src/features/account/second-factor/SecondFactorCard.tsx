import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { disableTotp, renewRecoveryCodes } from '#contract/accounts/totp.endpoints.ts'
import { secondFactor, useSecondFactor } from '#src/features/shared/second-factor.ts'
import { call } from '#src/lib/api/api.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { OwnerDialog } from './OwnerDialog.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import * as say from './words.ts'

type Open = { what: 'set up' | 'renew' | 'turn off' } | { what: 'codes'; codes: string[] }

/** Fewer codes than this: suggest new ones. */
const FEW_CODES = 3

const TurnedOn = ({ left, onOpen }: { left: number; onOpen: (open: Open) => void }) => (
  <div className="flex flex-col gap-4">
    {left <= FEW_CODES && (
      <Notice tone="warning">{left === 0 ? say.allRecoveryCodesUsed : say.fewRecoveryCodesLeft(left)}</Notice>
    )}
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="text-muted text-sm tabular-nums">{say.recoveryCodesLeft(left)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => onOpen({ what: 'renew' })}>
          {say.newRecoveryCodes}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onOpen({ what: 'turn off' })}>
          {say.turnOff}
        </Button>
      </div>
    </div>
  </div>
)

/** Two-step sign-in. */
export const SecondFactorCard = () => {
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useSecondFactor()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const changed = () => void queries.invalidateQueries({ queryKey: secondFactor.queryKey })
  return (
    <Card id="two-step" className="scroll-mt-24">
      <CardHeading
        title={say.twoStepSignIn}
        description={say.whyTwoSteps}
        action={data?.enabled && <Badge tone="positive">{say.on}</Badge>}
      />
      {!data &&
        (isError ? (
          <ErrorState title={say.thisCouldNotBeLoaded} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeleton className="h-11" />
        ))}
      {data?.enabled === false && (
        <div className="flex flex-col items-start gap-4">
          {data.required && <Notice tone="warning">{say.administratorsNeedIt}</Notice>}
          <Button
            variant={data.required ? 'primary' : 'secondary'}
            icon={<ShieldCheck aria-hidden="true" />}
            onClick={() => setOpen({ what: 'set up' })}
          >
            {say.setUp}
          </Button>
        </div>
      )}
      {data?.enabled && <TurnedOn left={data.recovery_codes_left} onOpen={setOpen} />}
      {open?.what === 'set up' && <SetUpDialog onClose={close} />}
      {open?.what === 'renew' && (
        <OwnerDialog
          title={say.newRecoveryCodes}
          description={say.presentCodesStopWorking}
          submitLabel={say.makeNewCodes}
          failed={say.newCodesNotMade}
          send={(change) => call(renewRecoveryCodes, { json: change })}
          onDone={({ recovery_codes }) => {
            changed()
            setOpen({ what: 'codes', codes: recovery_codes })
          }}
          onClose={close}
        />
      )}
      {open?.what === 'codes' && <CodesDialog title={say.yourNewRecoveryCodes} codes={open.codes} onClose={close} />}
      {open?.what === 'turn off' && (
        <OwnerDialog
          title={say.turnOffTwoStep}
          description={say.thenPasswordAloneOpens}
          submitLabel={say.turnOff}
          failed={say.turnOffFailed}
          send={(change) => call(disableTotp, { json: change })}
          onDone={({ message }) => {
            changed()
            toast.success(message)
            close()
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}
