import { Gem, Globe, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type DomainReport, type DomainState, domainAdvice, type OwnDomain } from '#contract/domains/domains.ts'
import { said } from '#src/lib/server-words.ts'
import { timeAgo } from '#src/lib/time-ago.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import * as common from '#src/ui/words.ts'
import { useDomain, useDomainChanges } from './domain.ts'
import * as say from './words.ts'

const DomainDialog = deferred(async () => (await import('./DomainDialog.tsx')).DomainDialog)

const states: Record<DomainState, { words: string; tone: BadgeTone }> = {
  pending: { words: say.waitingForTheRecords, tone: 'warning' },
  verified: { words: say.gettingTheCertificate, tone: 'info' },
  serving: { words: say.yourShopIsHere, tone: 'positive' },
  error: { words: say.doesNotWork, tone: 'negative' },
}

/** A DNS record as a seller copies it. */
const DnsRecord = ({ kind, name, value }: { kind: string; name: string; value: string }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
    <dl className="min-w-0 flex-1 basis-56 text-sm">
      <div className="flex gap-2">
        <dt className="w-14 shrink-0 text-muted">{say.recordType}</dt>
        <dd className="font-medium">{kind}</dd>
      </div>
      <div className="flex gap-2">
        <dt className="w-14 shrink-0 text-muted">{common.name}</dt>
        <dd className="min-w-0 break-all">{name}</dd>
      </div>
      <div className="flex gap-2">
        <dt className="w-14 shrink-0 text-muted">{say.recordValue}</dt>
        <dd className="min-w-0 break-all">{value}</dd>
      </div>
    </dl>
    <CopyButton text={value} done={say.valueCopied(kind)} prompt={say.valueOfTheRecord(kind)}>
      {say.copyValue}
    </CopyButton>
  </li>
)

const Records = ({ domain, target }: { domain: OwnDomain; target: string }) => (
  <div className="rounded-lg border border-line p-4">
    <p className="mb-3 text-sm">{say.addTheseTwoRecords}</p>
    <ul className="flex flex-col divide-y divide-line">
      <DnsRecord kind="CNAME" name={domain.host} value={target} />
      <DnsRecord kind="TXT" name={domain.proof.name} value={domain.proof.text} />
    </ul>
  </div>
)

const Domain = ({ domain, target }: { domain: OwnDomain; target: string }) => {
  const { check, remove } = useDomainChanges()
  const [leaving, setLeaving] = useState(false)
  const { words, tone } = states[domain.state]
  const isServing = domain.state === 'serving'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          className="break-all font-medium underline-offset-4 hover:underline"
          href={`https://${domain.host}/`}
          target="_blank"
          rel="noreferrer"
        >
          {domain.host}
        </a>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {domain.problem && (
        <p className="text-sm" role="status">
          {said(domainAdvice[domain.problem])}
        </p>
      )}
      {isServing && <p className="text-muted text-sm">{say.oldLinksLeadHere}</p>}
      {!isServing && domain.problem !== 'plan' && <Records domain={domain} target={target} />}
      <div className="flex flex-wrap items-center gap-2">
        {!isServing && (
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" />}
            busy={check.isPending}
            onClick={() => check.mutate()}
          >
            {say.checkNow}
          </Button>
        )}
        <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setLeaving(true)}>
          {common.remove}
        </Button>
        {domain.checked_at && <p className="text-muted text-sm">{say.checked(timeAgo(domain.checked_at))}</p>}
      </div>
      {leaving && (
        <ConfirmDialog
          title={say.removeHost(domain.host)}
          confirmLabel={common.remove}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setLeaving(false) })}
          onCancel={() => setLeaving(false)}
        >
          {say.shopGoesBack(domain.host)}
        </ConfirmDialog>
      )}
    </>
  )
}

const Offer = ({ allowed }: Pick<DomainReport, 'allowed'>) => {
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-56 text-muted text-sm">{say.buyersOpenYourDomain}</p>
      {allowed ? (
        <Button variant="secondary" icon={<Globe aria-hidden="true" />} onClick={() => setAsking(true)}>
          {say.takeYourOwn}
        </Button>
      ) : (
        <p className="flex items-center gap-2 text-sm text-warning">
          <Gem aria-hidden="true" className="size-4 shrink-0" />
          {say.partOfPremium}
        </p>
      )}
      {asking && <DomainDialog onClose={() => setAsking(false)} />}
    </div>
  )
}

/** The shop's own domain: its records, how far it is, and the way back. Absent where the operator offers none. */
export const DomainCard = () => {
  const { data } = useDomain()
  if (!data?.target) return null
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold text-base leading-snug">{say.yourOwnAddress}</h2>
      {data.domain ? <Domain domain={data.domain} target={data.target} /> : <Offer allowed={data.allowed} />}
    </Card>
  )
}
