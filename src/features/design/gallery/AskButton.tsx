import { MessageCircle } from 'lucide-react'
import { useAsk } from '#src/features/shared/open-requests.ts'
import { Button } from '#src/ui/Button.tsx'
import * as say from './words.ts'

interface AskButtonProps {
  /** Text for our team. */
  message: string
  /** The layout asked for. */
  layout: string
  /** Its subject, if a page has several such buttons. */
  about?: string
  className?: string
}

/** Asks our team for a layout. Works once while the question is open. */
export const AskButton = ({ message, layout, about, className }: AskButtonProps) => {
  const { ask, isPending, isAsked } = useAsk(layout, {
    sent: say.messageIsSent,
    failed: say.messageNotSent,
  })
  const label = isAsked ? say.asked : say.askOurTeam
  return (
    <Button
      variant="secondary"
      size="small"
      className={className}
      busy={isPending}
      disabled={isAsked}
      aria-label={about && `${label}: ${about}`}
      icon={<MessageCircle aria-hidden="true" />}
      onClick={() => ask(message)}
    >
      {label}
    </Button>
  )
}
