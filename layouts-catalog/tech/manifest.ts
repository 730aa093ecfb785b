import { defineLayout } from '../kit/define-layout.ts'
import {
  closingSections,
  colorFields,
  featureFields,
  heroFields,
  lineFields,
  policyFields,
  saysNothing,
} from '../kit/fields/field-sets.ts'
import { plainWords, urduWords } from '../kit/layout-words.ts'

export const manifest = defineLayout({
  id: 'tech',
  displayName: 'Tech',
  description: 'The spec sheet: rows, codes and figures, nothing to decode.',
  version: '1.0.0',
  industry: 'technology',
  author: 'WhatsStore',
  features: [
    'Numbered rows between ruled lines',
    'Ruler strip',
    'Facts on every row',
    'Spec table on a product’s page',
    'Categories with their counts',
    'Quick add to cart',
  ],
  adminOnly: true,
  fallback: 'default',
  sections: {
    Hero: [...heroFields, ...lineFields],
    Colours: [...colorFields],
    Features: [...featureFields],
    Policies: [...policyFields],
    ...closingSections,
    Contact: [...closingSections.Contact, 'whatsappNumber'],
    Display: ['enableQuickAdd'],
  },
  defaults: {
    ...saysNothing,
    primaryColor: '#12161b',
    secondaryColor: '#d63c0b',
    backgroundColor: '#eef1f4',
    textColor: '#1a2129',
  },
  palettes: [
    {
      name: 'Blueprint',
      colors: {
        primaryColor: '#16357a',
        secondaryColor: '#b45309',
        backgroundColor: '#f2f5fb',
        textColor: '#16213a',
      },
    },
    {
      name: 'Workshop',
      colors: {
        primaryColor: '#24301f',
        secondaryColor: '#8a5a00',
        backgroundColor: '#f4f3ec',
        textColor: '#23261f',
      },
    },
  ],
  fonts: { heading: 'ibm-plex-mono', body: 'geist' },
  words: plainWords({ products: 'Index', related: 'Next in the index' }),
  urdu: { heading: 'naskh', words: urduWords({ products: 'فہرست', related: 'فہرست میں اگلا' }) },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 96,
  shareMood: 'clean',
  sheet: 'slip',
  cardOpens: 'dialog',
})
