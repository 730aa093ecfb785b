import { fact } from '#contract/platform-facts.ts'

/** Opens a chat with support, where `supportWhatsApp` is set; `text` stands in the message already. */
export const supportLink = (text: string): string =>
  `https://wa.me/${fact('supportWhatsApp')}?text=${encodeURIComponent(text)}`
