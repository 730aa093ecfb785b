const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** `from` → `to`, `amount` of the way (0–1). */
export const mix = (from: string, to: string, amount: number): string => {
  const start = channels(from)
  const end = channels(to)
  const parts = start.map((channel, index) => Math.round(channel + ((end[index] ?? channel) - channel) * amount))
  return `#${parts.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`
}

export const darker = (hex: string, amount: number): string => mix(hex, '#140c10', amount)
export const lighter = (hex: string, amount: number): string => mix(hex, '#fffaf2', amount)

export type Metal = 'gold' | 'silver' | 'rose'

/** Shadow, body, light and glint of a metal. */
export const metals: Record<Metal, [string, string, string, string]> = {
  gold: ['#5f3d10', '#b4812c', '#eccb78', '#fff7dc'],
  silver: ['#4a4f57', '#9aa1aa', '#dde2e6', '#ffffff'],
  rose: ['#6d3b2c', '#bd7d66', '#efc3ad', '#fff3ea'],
}

export interface Palette {
  base: string
  second: string
  accent: string
  /** Ground color of a print, or the inside of a vessel. */
  ground: string
  metal: Metal
}

const palette = (base: string, second: string, accent: string, ground: string, metal: Metal = 'gold'): Palette => ({
  base,
  second,
  accent,
  ground,
  metal,
})

export const palettes = {
  ruby: palette('#a3142e', '#d9475d', '#f2b441', '#fbeee6'),
  emerald: palette('#0f6b4f', '#3fa37b', '#e5b549', '#eef4ea'),
  sapphire: palette('#1c3f94', '#4f7fd1', '#e2bb5a', '#eef1f7'),
  peacock: palette('#0b6477', '#2aa3a0', '#dba437', '#eaf3f1'),
  plum: palette('#5d2350', '#9b5a8d', '#e0ab5c', '#f6ecf2'),
  blush: palette('#d9a0a0', '#b9686f', '#8e9b76', '#fbf1ec', 'rose'),
  saffron: palette('#d97f1e', '#b8391f', '#6d7a2b', '#fdf3df'),
  sage: palette('#8fa287', '#5c7460', '#d9a27c', '#f4f4ea'),
  ivory: palette('#eadfcb', '#c3a878', '#9b6b46', '#fbf7ee'),
  charcoal: palette('#2b2a30', '#5a5761', '#c6a46a', '#e9e5df'),
  midnight: palette('#16213f', '#3b4f80', '#d7b56d', '#e8eaf1'),
  tan: palette('#a8683a', '#7a4424', '#d9b27c', '#f3e6d6'),
  oxblood: palette('#5b1a20', '#8b343a', '#cf9f5f', '#f3e7e0'),
  cobalt: palette('#1b4aa8', '#2f9fb8', '#1b4aa8', '#f7f5ee', 'silver'),
  turquoise: palette('#1796a6', '#1b4aa8', '#0f5d7a', '#f4f5ef', 'silver'),
  pearl: palette('#e8e2da', '#bdb3a6', '#a98b5a', '#fdfbf7', 'silver'),
  amber: palette('#b5651d', '#7a3b12', '#e9b872', '#fbeed9'),
  rosewater: palette('#e6b8b4', '#c77f86', '#b98b5c', '#fdf2ef', 'rose'),
  aurora: palette('#4b2a9b', '#d0568f', '#ffb469', '#f4eefb'),
  oud: palette('#4a2a18', '#7b4a2a', '#c89b5a', '#efe3d3'),
  steel: palette('#a9afb5', '#7d858d', '#c8a24a', '#eef0f1', 'silver'),
  bone: palette('#d9d3c7', '#c4bcae', '#b3aa9a', '#f1ede4', 'silver'),
  moss: palette('#2f4a3c', '#1f3d36', '#c9a24a', '#e9ecdf'),
  olive: palette('#5c6347', '#8a8f6a', '#c9a24a', '#eceddf'),
  magenta: palette('#c4125f', '#e0568f', '#ffd21f', '#fbe8f1'),
  gold: palette('#c9963a', '#e3bd6a', '#fff0c4', '#fbf3df'),
  chili: palette('#c2311c', '#e0672a', '#f2b51d', '#fff4d6'),
  lemon: palette('#e0a92e', '#7d8f2e', '#f6dc6a', '#fff8df'),
  cocoa: palette('#4a2413', '#7a4426', '#d9485a', '#f3e2cf'),
  terracotta: palette('#a85432', '#7a3a22', '#d99a5c', '#e9cdb4'),
  ironware: palette('#2c2a2a', '#4a4644', '#b4812c', '#d9d4cc', 'silver'),
  forestBrass: palette('#1e3a30', '#2f5a49', '#d8b36a', '#e9e0cc'),
  brownSugar: palette('#5e3317', '#f1e2cd', '#2a150b', '#fffaf2'),
  taro: palette('#a993d6', '#efe6f8', '#2e1a26', '#fffaff'),
  pinkTea: palette('#e48ba6', '#fbe6e6', '#3a1c22', '#fff6f4'),
  matcha: palette('#f4efdf', '#7fa552', '#2c1d12', '#fdfdf4'),
  mango: palette('#ff9a2e', '#ffd35c', '#f4f0c8', '#fff8e0'),
  falooda: palette('#e85a86', '#fde3e8', '#2b1a20', '#fff7f2'),
  coldBrew: palette('#2a1710', '#5a3521', '#1a0d08', '#f6ead9'),
  graphite: palette('#2b3036', '#565e67', '#d63c0b', '#e7ebee', 'silver'),
  snow: palette('#eceff1', '#c9cfd4', '#d63c0b', '#ffffff', 'silver'),
  lime: palette('#1b1d22', '#363b44', '#c6ff3d', '#cfd3dc', 'silver'),
  violet: palette('#1b1c24', '#383a48', '#8f6bff', '#cfd3dc', 'silver'),
  coral: palette('#e8574a', '#ffc53d', '#2aa3a0', '#fdf3ea'),
  shell: palette('#f3e4d3', '#d9b08c', '#c9963a', '#fffaf2'),
  tortoise: palette('#5c2f14', '#c98a3e', '#2aa3a0', '#f6e6cf'),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
