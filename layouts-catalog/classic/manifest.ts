import { defineLayout } from '../kit/define-layout.ts'
import {
  closingSections,
  colorFields,
  featureFields,
  heroFields,
  policyFields,
  saysNothing,
} from '../kit/fields/field-sets.ts'
import { plainWords, urduWords } from '../kit/layout-words.ts'

export const manifest = defineLayout({
  id: 'classic',
  displayName: 'Classic',
  description: 'The general store: a striped awning, goods on shelves, a ticket on every edge.',
  version: '1.0.0',
  industry: 'general',
  author: 'WhatsStore',
  features: [
    'Striped awning over a shop window',
    'Goods on shelves with price tickets',
    'Reasons to buy as enamel signs',
    'Policies open on the product page',
  ],
  adminOnly: true,
  fallback: 'default',
  sections: {
    Hero: [...heroFields, 'specialService'],
    Colours: [...colorFields],
    Features: [...featureFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: ['enableQuickAdd'],
  },
  defaults: {
    ...saysNothing,
    backgroundColor: '#fbf5e6',
    textColor: '#2b2a22',
    primaryColor: '#14532d',
    secondaryColor: '#b3261e',
    specialService: 'Cash on Delivery · Order on WhatsApp',
  },
  palettes: [
    {
      name: 'Bottle and mustard',
      colors: {
        primaryColor: '#3f4a1f',
        secondaryColor: '#8a5a00',
        backgroundColor: '#faf6e8',
        textColor: '#2b2a22',
      },
    },
    {
      name: 'Navy and brick',
      colors: {
        primaryColor: '#1c2f4f',
        secondaryColor: '#a63a2b',
        backgroundColor: '#f7f4ec',
        textColor: '#23262b',
      },
    },
  ],
  fonts: { heading: 'besley', body: 'source-sans' },
  words: plainWords({ products: 'On the shelves', related: 'On the same shelf' }),
  urdu: {
    words: urduWords({ products: 'ہماری الماریوں میں', related: 'اسی خانے سے' }),
    defaults: { specialService: 'کیش آن ڈیلیوری · واٹس ایپ پر آرڈر' },
  },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 60,
  shareMood: 'clean',
  sheet: 'slip',
  cardOpens: 'dialog',
})
