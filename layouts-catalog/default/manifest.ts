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
  id: 'default',
  displayName: 'Default WhatsStore',
  description: 'The clean shop: bright, quick and friendly, with the order button always in reach of the thumb.',
  version: '2.0.0',
  industry: 'general',
  author: 'WhatsStore',
  features: ['Cover and logo', 'Two-column grid on phones', 'Quick add to cart', 'WhatsApp orders', 'Low-stock badges'],
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
  palettes: [
    {
      name: 'Garden',
      colors: {
        primaryColor: '#14532d',
        secondaryColor: '#9a3412',
        backgroundColor: '#f7faf5',
        textColor: '#1f2a24',
      },
    },
    {
      name: 'Indigo dye',
      colors: {
        primaryColor: '#3730a3',
        secondaryColor: '#a21857',
        backgroundColor: '#f8f8fd',
        textColor: '#1f1d36',
      },
    },
    {
      name: 'Terracotta',
      colors: {
        primaryColor: '#9a3412',
        secondaryColor: '#115e59',
        backgroundColor: '#fdf8f3',
        textColor: '#33231a',
      },
    },
  ],
  fonts: { heading: 'inter', body: 'inter' },
  words: plainWords({ products: 'Products' }),
  urdu: {
    heading: 'naskh',
    words: urduWords({ products: 'سامان' }),
    defaults: { specialService: 'کیش آن ڈیلیوری · واٹس ایپ پر آرڈر' },
  },
  filtersByCategory: false,
  quickAdd: 'always',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 84,
  shareMood: 'clean',
  sheet: 'rounded',
  cardOpens: 'dialog',
})
