import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { requestUpgrade } from '#contract/whatsapp/whatsapp.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'

interface AskButtonProps {
  /** Text for our team. */
  message: string
  /** The layout asked for. */
  layout?: string
  /** Its subject, if a page has several such buttons. */
  about?: string
  className?: string
}

/** Asks our team for a layout. Works once. */
export const AskButton = ({ message, layout, about, className }: AskButtonProps) => {
  const ask = useMutation({
    mutationFn: () => call(requestUpgrade, { json: { message, ...(layout && { layout }) } }),
    onSuccess: () => toast.success('Your message is sent. Our team will write to you on WhatsApp.'),
    onError: (error) => toast.error(errorMessage(error, 'Your message could not be sent. Please try again.')),
  })
  const label = ask.isSuccess ? 'Asked' : 'Ask our team'
  return (
    <Button
      variant="secondary"
      size="small"
      className={className}
      busy={ask.isPending}
      disabled={ask.isSuccess}
      aria-label={about && `${label}: ${about}`}
      icon={<MessageCircle aria-hidden="true" />}
      onClick={() => ask.mutate()}
    >
      {label}
    </Button>
  )
}
