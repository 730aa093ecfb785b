/** A demo store shown by the platform; `scripts/demo/content` fills it. */
export interface DemoStore {
  layout: string
  slug: string
  name: string
  sells: string
}

/** The store behind «View Demo Store». */
export const demoStore: DemoStore = {
  layout: 'default',
  slug: 'demo-store-whatsstore',
  name: 'Anarkali House',
  sells: 'bangles, khussa and blue pottery from Lahore',
}

export const demoStores: readonly DemoStore[] = [
  demoStore,
  { layout: 'premium', slug: 'zaryab-modest', name: 'Zaryab Modest', sells: 'abayas and leather bags from Karachi' },
  { layout: 'luxury', slug: 'maison-noor', name: 'Maison Noor', sells: 'kundan jewellery and attar from Islamabad' },
]
