import type { TotpSetup } from '#contract/accounts/totp.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import * as say from './words.ts'

/** Splits into groups of four, easier to copy by hand. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The setup key: a QR code for a second device, text for this one. */
export const ScanStep = ({ setup }: { setup: TotpSetup }) => (
  <div className="flex flex-col gap-5">
    <p className="text-muted text-sm">
      <Filled
        text={say.scanWithAuthenticator}
        open={
          <a href={setup.otpauth_uri} className="font-medium text-accent-text underline underline-offset-4">
            {say.openItHere}
          </a>
        }
      />
    </p>
    <img
      src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`}
      alt={say.qrCodeForYourApp}
      width={192}
      height={192}
      className="size-48 self-center rounded-xl border border-line bg-white p-2"
    />
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-raised px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-muted text-sm">{say.key}</p>
        <p className="break-words font-mono text-sm">{grouped(setup.secret)}</p>
      </div>
      <CopyButton text={setup.secret} done={say.keyCopied} prompt={say.copyTheKey}>
        {say.copyKey}
      </CopyButton>
    </div>
  </div>
)
