import { WHATSAPP_MARK } from './whatsapp-mark.ts'

interface Props {
  /** SVG path on a 24×24 grid. */
  shape: string
}

const Icon = ({ shape }: Props) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={shape} />
  </svg>
)

export const CloseIcon = () => <Icon shape="M6 6l12 12M18 6L6 18" />
export const PreviousIcon = () => <Icon shape="M15 5l-7 7 7 7" />
export const NextIcon = () => <Icon shape="M9 5l7 7-7 7" />
export const MinusIcon = () => <Icon shape="M6 12h12" />
export const PlusIcon = () => <Icon shape="M6 12h12M12 6v12" />
export const TickIcon = () => <Icon shape="M5 12.5l4.5 4.5L19 7.5" />
export const CashIcon = () => <Icon shape="M4 7h16v10H4zM12 10a2 2 0 0 1 0 4 2 2 0 0 1 0-4" />
export const BagIcon = () => <Icon shape="M5.5 8.5h13l1 11.5h-15zM8.5 8.5a3.5 3.5 0 0 1 7 0" />
export const ShareIcon = () => <Icon shape="M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18" />
/** WhatsApp's logo. */
export const ChatIcon = () => <Icon shape={WHATSAPP_MARK} />
