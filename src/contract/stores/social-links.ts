/** What a store may link to as its own page: these hosts and those below them. */
export const socialHosts = { instagram: ['instagram.com'], facebook: ['facebook.com', 'fb.com'] } as const

export type SocialNetwork = keyof typeof socialHosts

/** Returns the address as it is linked, `null` when it is no plain https link to the network. */
export const socialLink = (network: SocialNetwork, typed: string): string | null => {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return null
  const known = socialHosts[network].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return known ? url.href : null
}

export const socialLinkMessage = (network: SocialNetwork, label: string): string =>
  `${label} must be an https:// link to ${socialHosts[network][0]}`
