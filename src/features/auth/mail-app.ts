/** Where mail is read, by the end of an address. On a phone these addresses open the app, if it is there. */
const mailApps: [name: string, link: string, domain: RegExp][] = [
  ['Gmail', 'https://mail.google.com/mail/', /^(gmail|googlemail)\.com$/],
  ['Outlook', 'https://outlook.live.com/mail/', /^(outlook|hotmail|live|msn)\.[a-z.]+$/],
  ['Yahoo Mail', 'https://mail.yahoo.com/', /^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/],
]

/** The program for an address's mail, with its name; `undefined` for a domain that is not known. */
export const mailAppOf = (email: string): { name: string; link: string } | undefined => {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? ''
  const [name, link] = mailApps.find(([, , known]) => known.test(domain)) ?? []
  return name && link ? { name, link } : undefined
}
