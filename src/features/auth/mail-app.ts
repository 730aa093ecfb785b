import * as say from './words.ts'

/** Mail programs by the domain of an address. On a phone these links open the app. */
const mailApps: [name: string, link: string, domain: RegExp][] = [
  [say.gmail, 'https://mail.google.com/mail/', /^(gmail|googlemail)\.com$/],
  [say.outlook, 'https://outlook.live.com/mail/', /^(outlook|hotmail|live|msn)\.[a-z.]+$/],
  [say.yahooMail, 'https://mail.yahoo.com/', /^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/],
]

/** Returns the mail program of an address, or `undefined` for an unknown domain. */
export const mailAppOf = (email: string): { name: string; link: string } | undefined => {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? ''
  const [name, link] = mailApps.find(([, , known]) => known.test(domain)) ?? []
  return name && link ? { name, link } : undefined
}
