import { fact } from '#contract/platform-facts.ts'

/** Opens a support chat with a prefilled `text`, if `supportWhatsApp` is set. */
export const supportLink = (text: string): string =>
  `https://wa.me/${fact('supportWhatsApp')}?text=${encodeURIComponent(text)}`
