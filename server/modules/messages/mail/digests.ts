import type { Mail } from '#server/ports/mailer.ts'
import { composeMail } from './compose.ts'

const MINUTE_MS = 60_000

/** Texts of a digest. */
interface Topic {
  /** Least time between two mails of the topic to a person. The first goes at once, later ones wait for a digest. */
  gapMs: number
  title: (count: number) => string
  button: string
  /** Path on the platform's own host. */
  path: string
}

/** Topics that may mail one person many times a minute. */
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
  payments: {
    gapMs: 10 * MINUTE_MS,
    title: (count) => `${count} payments to look at`,
    button: 'Open your orders',
    path: '/dashboard?tab=orders',
  },
  reviews: {
    gapMs: 60 * MINUTE_MS,
    title: (count) => `${count} new reviews`,
    button: 'Open your reviews',
    path: '/dashboard?tab=store&view=reviews',
  },
} as const satisfies Record<string, Topic>

export type MailTopic = keyof typeof topics

/** Lines a digest shows. It counts the rest. */
const SHOWN_LINES = 50

/** Returns one mail for several of a topic, a line each, oldest first. */
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
