import type { Mail } from '#server/ports/mailer.ts'
import { composeMail } from './compose.ts'

const MINUTE_MS = 60_000

/** What one mail says of several that waited together. */
interface Topic {
  /** Least time between two mails of the topic to one person: the first goes at once, what follows within it waits and goes together. */
  gapMs: number
  title: (count: number) => string
  button: string
  /** On the platform's own host. */
  path: string
}

/** What may happen many times a minute to one person. Every number of it stands here. */
export const topics = {
  orders: {
    gapMs: MINUTE_MS,
    title: (count) => `${count} new orders`,
    button: 'Open your orders',
    path: '/dashboard?tab=orders',
  },
  'upgrade requests': {
    gapMs: 10 * MINUTE_MS,
    title: (count) => `${count} upgrade requests`,
    button: 'Open the dashboard',
    path: '/dashboard',
  },
  'unconfirmed orders': {
    gapMs: 60 * MINUTE_MS,
    title: () => 'Orders that you have not confirmed',
    button: 'Open your orders',
    path: '/dashboard?tab=orders',
  },
} as const satisfies Record<string, Topic>

export type MailTopic = keyof typeof topics

/** Lines that a gathered mail shows; it counts the others. */
const SHOWN_LINES = 50

/** Returns one mail for several of a topic: each with its line, in the order in which they came. */
export const digestMail = (
  recipient: string,
  topic: MailTopic,
  lines: readonly string[],
  publicOrigin: string,
): Mail => {
  const { title, button, path } = topics[topic]
  const heading = title(lines.length)
  const more = lines.length - SHOWN_LINES
  const shown = lines.slice(0, SHOWN_LINES).join('\n')
  return composeMail({
    recipient,
    subject: heading,
    preview: lines[0] ?? '',
    heading,
    blocks: [
      { kind: 'paragraph', text: shown },
      ...(more > 0 ? [{ kind: 'paragraph' as const, text: `… and ${more} more.` }] : []),
      { kind: 'button', label: button, link: `${publicOrigin}${path}` },
    ],
  })
}
