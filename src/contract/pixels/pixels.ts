/** Ids of a shop's pixels at networks that sell ads, and whether buyers are asked first. */
export interface Pixels {
  /** Digits. */
  meta?: string | undefined
  /** Capitals and digits, beginning with `C`. */
  tiktok?: string | undefined
  /** `G-` and capitals or digits. */
  google?: string | undefined
  /** Whether nothing is loaded before the buyer allows it. */
  ask: boolean
}

export const pixelNetworks = ['meta', 'tiktok', 'google'] as const
export type PixelNetwork = (typeof pixelNetworks)[number]

/** Names of the networks, and how their ids look. */
export const pixelForms: Record<PixelNetwork, { label: string; example: string; pattern: RegExp }> = {
  meta: { label: 'Meta Pixel', example: '1234567890123456', pattern: /^\d{6,20}$/ },
  tiktok: { label: 'TikTok Pixel', example: 'C4A7RQ2NKLB1T0UVWX80', pattern: /^C[A-Z0-9]{9,29}$/ },
  google: { label: 'Google Analytics', example: 'G-ABC123DEF4', pattern: /^G-[A-Z0-9]{4,16}$/ },
}

/** Hosts that each network's script is loaded from, and those it reports to. */
const hosts: Record<PixelNetwork, { scripts: string[]; reports: string[] }> = {
  meta: { scripts: ['https://connect.facebook.net'], reports: ['https://www.facebook.com'] },
  tiktok: { scripts: ['https://analytics.tiktok.com'], reports: ['https://*.tiktok.com', 'https://*.tiktokw.us'] },
  google: {
    scripts: ['https://www.googletagmanager.com'],
    reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
}

/** Policy sources that a shop's pixels need, none without pixels. */
export const pixelSources = (pixels: Pixels | undefined): { scripts: string[]; reports: string[] } => {
  const used = pixelNetworks.filter((network) => pixels?.[network]).map((network) => hosts[network])
  const scripts = used.flatMap((network) => network.scripts)
  return { scripts, reports: [...scripts, ...used.flatMap(({ reports }) => reports)] }
}
