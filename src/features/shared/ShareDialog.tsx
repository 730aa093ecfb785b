import { MessageCircle } from 'lucide-react'
import { chatLink } from '#contract/whatsapp/chat-links.ts'
import { type Shareable, shareText } from '#src/lib/browser/share.ts'
import { LinkButton } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

interface ShareWaysProps {
  what: Shareable
  /** Called after sharing. */
  onShared?: (() => void) | undefined
  /** Whether something else is the main action. */
  second?: boolean
}

/** Shares by a WhatsApp chat or a copied link. */
export const ShareWays = ({ what, onShared, second = false }: ShareWaysProps) => (
  <div className="grid gap-2 sm:grid-cols-2">
    <LinkButton
      variant={second ? 'secondary' : 'primary'}
      href={chatLink('', shareText(what))}
      target="_blank"
      rel="noopener"
      icon={<MessageCircle aria-hidden="true" />}
      onClick={onShared}
    >
      {say.sendOnWhatsapp}
    </LinkButton>
    <CopyButton text={what.url} done={say.linkCopied} prompt={say.copyTheLink} wide onCopied={onShared}>
      {say.copyLink}
    </CopyButton>
  </div>
)

/** Replaces the phone's share sheet if there is none. */
export const ShareDialog = ({ what, onShared, onClose }: ShareWaysProps & { onClose: () => void }) => (
  <Dialog title={common.share} description={what.title} onClose={onClose}>
    <p className="mb-5 break-words rounded-xl bg-raised px-4 py-3 text-sm">
      {shareText(what)
        .split('\n')
        .map((line) => (
          <span key={line} dir="auto" className="block page-side">
            {line}
          </span>
        ))}
    </p>
    <ShareWays what={what} onShared={onShared} />
  </Dialog>
)
