import { TriangleAlert } from 'lucide-react'
import { cloudAdvice } from '#contract/whatsapp/cloud.ts'
import type { CloudOverview } from '#contract/whatsapp/cloud-schema.ts'
import { count } from '#src/lib/numbers.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useOfficialNumbers } from './whatsapp.ts'

const tones: Record<string, BadgeTone> = { GREEN: 'positive', YELLOW: 'warning', RED: 'negative' }

const OfficialNumber = ({ official }: { official: CloudOverview['numbers'][number] }) => {
  const { phone, name, quality, tier, charged, waiting, failed, problem } = official
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi dir="ltr" className="font-medium tabular-nums">
          {phone ? `+${phone}` : 'Number not known yet'}
        </bdi>
        <bdi className="text-muted text-sm">{name}</bdi>
        {quality && <Badge tone={tones[quality] ?? 'neutral'}>Quality {quality.toLowerCase()}</Badge>}
      </div>
      <p className="text-muted text-sm">
        {count(charged)} charged this month · up to {count(tier)} new people a day · {count(waiting)} waiting ·{' '}
        {count(failed)} failed
      </p>
      {problem && (
        <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {cloudAdvice[problem]}
        </Notice>
      )}
    </li>
  )
}

/** Official numbers of the platform and of sellers. Absent while there are none. */
export const OfficialNumbers = () => {
  const { data } = useOfficialNumbers()
  if (!data || data.numbers.length === 0) return null
  return (
    <Card>
      <CardHeading title="Official numbers" description="What Meta says of each, newest first." />
      <ul className="flex flex-col divide-y divide-line">
        {data.numbers.map((official) => (
          <OfficialNumber key={official.id} official={official} />
        ))}
      </ul>
    </Card>
  )
}
