/** Hosts of social networks a store may link to, subdomains included. */
export const socialHosts = { instagram: ['instagram.com'], facebook: ['facebook.com', 'fb.com'] } as const

export type SocialNetwork = keyof typeof socialHosts

/** Returns a part of an address in plain letters, or as it is when it cannot be decoded. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether a link of a network leads to any other site: by its name, or by an address that it carries. */
const isRedirector = ({ hostname, pathname, search }: URL): boolean =>
  /^lm?\./.test(hostname) || /^\/+(lm?\.php|flx|linkshim)\b/i.test(decoded(pathname)) || decoded(search).includes('//')

const isHostOf = (network: SocialNetwork, hostname: string): boolean =>
  socialHosts[network].some((host) => hostname === host || hostname.endsWith(`.${host}`))

/** Completes what people type for a link: `@noor`, `noor` or `instagram.com/noor`. Returns anything else as it is. */
const completed = (network: SocialNetwork, typed: string): string => {
  const [host = ''] = typed.toLowerCase().split('/')
  if (isHostOf(network, host)) return `https://${typed}`
  return /^@?[a-z\d._]{1,60}$/i.test(typed) ? `https://${socialHosts[network][0]}/${typed.replace('@', '')}` : typed
}

/** Returns the link to a page of the network, or `null` for a link to anything else. */
export const socialLink = (network: SocialNetwork, typed: string): string | null => {
  const address = completed(network, typed)
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '' || isRedirector(url)) return null
  return isHostOf(network, url.hostname) ? url.href : null
}

export const socialLinkMessage = (network: SocialNetwork, label: string): string =>
  `${label} must be an https:// link to ${socialHosts[network][0]}`
