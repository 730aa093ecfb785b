import { defineLayout } from '../kit/define-layout.ts'
import {
  callFields,
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
  id: 'maita-accessories',
  displayName: 'Maita Accessories',
  description: 'The peg board: every trinket on its own hang-card.',
  version: '1.0.0',
  industry: 'jewelry-accessories',
  author: 'WhatsStore',
  features: [
    'Hang-cards on a rail, high and low',
    'Prices as stickers',
    'Buttons that press in',
    'Bar at the foot of a phone',
    'Film strip and Instagram link',
    'Call to action',
    'Quick add to cart',
  ],
  fallback: 'default',
  sections: {
    Hero: [...heroFields, ...lineFields],
    Colours: [...colorFields],
    Features: [...featureFields],
    'Call to Action': [...callFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: ['enableQuickAdd', 'enableHoverEffects', 'showInstagramFeed', 'stickyMobileFooter'],
  },
  defaults: {
    ...saysNothing,
    primaryColor: '#cc3d33',
    secondaryColor: '#ffc53d',
    backgroundColor: '#e6f4f1',
    textColor: '#17303a',
  },
  palettes: [
    {
      name: 'Lilac',
      colors: {
        primaryColor: '#6b3fa0',
        secondaryColor: '#a8570c',
        backgroundColor: '#f4effb',
        textColor: '#2c2140',
      },
    },
    {
      name: 'Lemon',
      colors: {
        primaryColor: '#b8321f',
        secondaryColor: '#1f6f66',
        backgroundColor: '#fffbe3',
        textColor: '#33301a',
      },
    },
  ],
  fonts: { heading: 'bricolage-grotesque', body: 'bricolage-grotesque' },
  words: plainWords({ products: 'On the rail', related: 'On the next pegs', film: 'Fresh on the board' }),
  urdu: { words: urduWords({ products: 'ہمارے ہینگر پر', film: 'نیا آیا ہے' }) },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 60,
  shareMood: 'brand',
  sheet: 'tag',
  cardOpens: 'dialog',
})
