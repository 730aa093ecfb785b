import { defineLayout } from '../kit/define-layout.ts'
import {
  closingSections,
  colorFields,
  featureFields,
  heroFields,
  policyFields,
  saysNothing,
} from '../kit/fields/field-sets.ts'
import { plainWords } from '../kit/layout-words.ts'

export const manifest = defineLayout({
  id: 'default',
  displayName: 'Default WhatsStore',
  description: 'The clean shop: bright, quick and friendly, with the order button always in reach of the thumb.',
  version: '2.0.0',
  industry: 'general',
  author: 'WhatsStore',
  features: ['Cover and logo', 'Two-column grid on phones', 'Quick add to cart', 'WhatsApp orders', 'Low-stock badges'],
  access: 'free',
  fallback: 'default',
  sections: {
    Hero: [...heroFields, 'specialService'],
    Colours: [...colorFields],
    Features: [...featureFields],
    Policies: [...policyFields],
    ...closingSections,
  },
  defaults: {
    ...saysNothing,
    specialService: 'Cash on Delivery · Order on WhatsApp',
    backgroundColor: '#f8fafc',
  },
  fonts: { heading: 'inter', body: 'inter' },
  words: plainWords({ products: 'Products' }),
  filtersByCategory: false,
  quickAdd: 'always',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 84,
  shareMood: 'clean',
  requiredApis: ['products', 'orders'],
  previewImage: '/layouts/default/preview.jpg',
})
