import type { Language } from '#contract/languages.ts'
import type { Letter, MailBlock } from './compose.ts'
import type { MailWords } from './mail-words.ts'

/** Starts of links: a scheme, `www.`, and the dot of a domain. `Rs. 1,200.50` and `10:30` are none. */
const LINKS = /[a-z][a-z0-9+.-]*:\/*(?=\S)|www\.|(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/giu

/** Breaks links, which mail programs would turn into something to tap. */
export const withoutLinks = (text: string): string => text.replace(LINKS, '$& ')

/** Converts an order alert to mail blocks: without WhatsApp's asterisks, the order's link as the only one. */
export const alertBlocks = (say: MailWords, alert: string, page: string): MailBlock[] => [
  {
    kind: 'paragraph',
    text: withoutLinks(
      alert
        .replaceAll('*', '')
        .replace(page, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
  },
  { kind: 'button', label: say.shared.openOrder, link: page },
]

/** Returns the text of an alert. */
type Alert = (language: Language) => string

const alertMail = (
  what: 'missedAlert' | 'interruptedAlert',
  { recipient, alert, page }: { recipient: string; alert: Alert; page: string },
): Letter => ({
  recipient,
  write: (say, language) => {
    const { subject, preview, heading, note } = say[what]
    return {
      subject,
      preview,
      heading,
      blocks: [...alertBlocks(say, alert(language), page), { kind: 'note', text: note }],
    }
  },
})

/** Mail about an order whose alert the seller's WhatsApp refused. */
export const missedAlertMail = (recipient: string, alert: Alert, page: string): Letter =>
  alertMail('missedAlert', { recipient, alert, page })

/** Mail about an order whose alert was interrupted, so that it may or may not have arrived. */
export const interruptedAlertMail = (recipient: string, alert: Alert, page: string): Letter =>
  alertMail('interruptedAlert', { recipient, alert, page })
