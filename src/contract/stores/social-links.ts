/** Hosts of social networks a store may link to, subdomains included. */
export const socialHosts = { instagram: ['instagram.com'], facebook: ['facebook.com', 'fb.com'] } as const

export type SocialNetwork = keyof typeof socialHosts

/** Returns the link's address, or `null` unless it is a plain https link to the network. */
export const socialLink = (network: SocialNetwork, typed: string): string | null => {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return null
  const known = socialHosts[network].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return known ? url.href : null
}

export const socialLinkMessage = (network: SocialNetwork, label: string): string =>
  `${label} must be an https:// link to ${socialHosts[network][0]}`
