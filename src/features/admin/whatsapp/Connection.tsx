import type { WhatsAppSeller } from '#contract/admin/admin-whatsapp.ts'
import { Badge } from '#src/ui/Badge.tsx'

/** Whether a seller's WhatsApp is linked. */
export const Connection = ({ seller }: { seller: Pick<WhatsAppSeller, 'isConnected'> }) => (
  <Badge tone={seller.isConnected ? 'positive' : 'warning'}>{seller.isConnected ? 'Connected' : 'Not connected'}</Badge>
)
