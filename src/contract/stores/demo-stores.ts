/** A demo store shown by the platform; `scripts/demo/content` fills it. */
export interface DemoStore {
  layout: 'default' | 'premium' | 'luxury'
  slug: string
  name: string
  sells: string
}

/** The demo stores on the landing page, one of each layout that a plan includes. */
export const demoStores = {
  /** The store behind «View Demo Store». */
  standard: {
    layout: 'default',
    slug: 'demo-store-whatsstore',
    name: 'Anarkali House',
    sells: 'bangles, khussa and blue pottery from Lahore',
  },
  premium: {
    layout: 'premium',
    slug: 'zaryab-modest',
    name: 'Zaryab Modest',
    sells: 'abayas and leather bags from Karachi',
  },
  luxury: {
    layout: 'luxury',
    slug: 'maison-noor',
    name: 'Maison Noor',
    sells: 'kundan jewellery and attar from Islamabad',
  },
} as const satisfies Record<string, DemoStore>
