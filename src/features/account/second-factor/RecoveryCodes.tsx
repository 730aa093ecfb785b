import { Download, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useObjectUrl } from '#src/lib/browser/use-object-url.ts'
import { LinkButton } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as say from './words.ts'

/** The codes as text to save. */
const asText = (codes: readonly string[]): string => [say.recoveryCodesFileHeading, '', ...codes, ''].join('\n')

/** Recovery codes for a lost phone, shown once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const file = useMemo(() => new Blob([asText(codes)], { type: 'text/plain' }), [codes])
  const url = useObjectUrl(file)
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {say.oneCodeSignsYouIn}
      </Notice>
      <ul
        aria-label={say.recoveryCodes}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-xl border border-line bg-raised px-4 py-3 text-center font-mono tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2">
        <CopyButton wide text={codes.join('\n')} done={say.recoveryCodesCopied} prompt={say.copyYourRecoveryCodes}>
          {say.copy}
        </CopyButton>
        <LinkButton
          variant="secondary"
          wide
          href={url ?? '#'}
          download="whatsstore-recovery-codes.txt"
          icon={<Download aria-hidden="true" />}
        >
          {say.download}
        </LinkButton>
      </div>
      <p className="text-muted text-sm">{say.eachCodeWorksOnce}</p>
    </div>
  )
}
