import { Monitor, Smartphone } from 'lucide-react'
import { said } from '#src/lib/server-words.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { isPhone } from './device-words.ts'
import * as say from './words.ts'

/** A device with its icon and a line of text. */
export const DeviceName = ({ device, words }: { device: { device: string; current: boolean }; words: string }) => {
  const Icon = isPhone(device) ? Smartphone : Monitor
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {said(device.device)}
          {device.current && <Badge tone="positive">{say.thisDevice}</Badge>}
        </p>
        <p className="text-muted text-sm">{words}</p>
      </div>
    </>
  )
}
