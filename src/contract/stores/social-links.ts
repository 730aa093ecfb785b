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

/** Returns the link's address, or `null` unless it is a plain https link to a page of the network. */
export const socialLink = (network: SocialNetwork, typed: string): string | null => {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '' || isRedirector(url)) return null
  const known = socialHosts[network].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return known ? url.href : null
}

export const socialLinkMessage = (network: SocialNetwork, label: string): string =>
  `${label} must be an https:// link to ${socialHosts[network][0]}`
