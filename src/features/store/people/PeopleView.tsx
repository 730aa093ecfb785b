import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import type { StaffMember } from '#contract/staff/staff.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import * as common from '#src/ui/words.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { usePeople, usePeopleChanges } from './people.ts'
import { roleNames, stateWords } from './role-words.ts'
import { ShopLog } from './ShopLog.tsx'
import * as say from './words.ts'

const Person = ({ person, onRemove }: { person: StaffMember; onRemove: () => void }) => {
  const { invite, change } = usePeopleChanges()
  const { id, name, email, role, state } = person
  const isIn = state === 'works' || state === 'resting'
  const other = role === 'packs' ? 'manages' : 'packs'
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 truncate font-medium">{name}</bdi>
          <Badge tone={stateWords[state].tone}>{stateWords[state].words}</Badge>
        </p>
        <p className="break-words text-muted text-sm">
          {roleNames[role]} · {email}
        </p>
      </div>
      <IconMenu
        label={say.actionsFor(name)}
        className="-me-2"
        items={[
          isIn
            ? { label: say.makeRole(roleNames[other]), onSelect: () => change.mutate({ id, role: other }) }
            : {
                label: say.sendANewLink,
                onSelect: () =>
                  invite.mutate({ name, email, role }, { onSuccess: ({ message }) => toast.success(message) }),
              },
          { label: isIn ? common.remove : say.takeInvitationBack, tone: 'danger', onSelect: onRemove },
        ]}
      />
    </li>
  )
}

/** People who work in the shop, and the log of what is done. */
export const PeopleView = () => {
  const me = useMe()
  const people = usePeople()
  const { remove } = usePeopleChanges()
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<StaffMember>()
  if (!people.data && people.isError) {
    return <ErrorState title={say.failedToFetchPeople} onRetry={() => void people.refetch()} busy={people.isFetching} />
  }
  if (!people.data) return <Skeleton className="h-48" />
  const { staff, most } = people.data
  const full = staff.length >= most
  const button = (
    <Button icon={<UserPlus aria-hidden="true" />} disabled={full} onClick={() => setInviting(true)}>
      {say.invite}
    </Button>
  )
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {staff.length === 0 ? (
        <EmptyState icon={<Users aria-hidden="true" />} title={say.youWorkAlone} action={button}>
          {say.inviteSomebodyToHelp}
        </EmptyState>
      ) : (
        <Card>
          <CardHeading
            title={say.people}
            description={full && me.plan === 'free' ? say.oneHelperIsFree : say.ofPlanUsed(staff.length, most)}
            action={button}
          />
          <ul aria-label={say.people} className="divide-y divide-line">
            {staff.map((person) => (
              <Person key={person.id} person={person} onRemove={() => setLeaving(person)} />
            ))}
          </ul>
        </Card>
      )}
      {staff.length > 0 && <ShopLog />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {leaving && (
        <ConfirmDialog
          title={say.removeName(leaving.name)}
          confirmLabel={common.remove}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(leaving.id, { onSettled: () => setLeaving(undefined) })}
          onCancel={() => setLeaving(undefined)}
        >
          {say.theyAreSignedOut}
        </ConfirmDialog>
      )}
    </div>
  )
}
