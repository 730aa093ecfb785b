/** Letters and digits that pass for another. */
const LOOKS: [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/3/g, 'e'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[^a-z]/g, ''],
]

/** Returns a name as it looks at a glance: `WhatsSt0re` and `whats-store` look alike. */
const glance = (name: string): string => LOOKS.reduce((text, [sign, like]) => text.replace(sign, like), name)

/** The platform's own name, and the part of a host that people remember: `shop` of `www.shop.example`. */
const namesOf = (hosts: readonly string[]): string[] => [
  'whatsstore',
  ...hosts.flatMap((host) => host.split('.').slice(0, -1)).filter((label) => label.length > 4),
]

/** Whether a seller's host could pass for the platform's. */
export const passesForPlatform = (host: string, platform: readonly string[]): boolean => {
  const seen = glance(host.split('.').slice(0, -1).join('.'))
  return namesOf(platform).some((name) => seen.includes(glance(name)))
}
