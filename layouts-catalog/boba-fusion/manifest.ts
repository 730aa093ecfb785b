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
  id: 'boba-fusion',
  displayName: 'Boba Fusion',
  description: 'The cup: every drink stands in one, pearls rise behind.',
  version: '1.0.0',
  industry: 'food & beverage',
  author: 'WhatsStore',
  features: [
    'Every picture a cup with its lid',
    'A drawn cup in eight styles',
    'Rising pearls',
    'A rail for each series',
    'Two signature drinks',
  ],
  fallback: 'default',
  sections: {
    Hero: [...heroFields],
    Menu: ['drinkStyle'],
    Signatures: ['signature1Name', 'signature1Description', 'signature2Name', 'signature2Description'],
    Offers: ['enableSpecialOffers', 'discountPercentageMin', 'discountPercentageMax'],
    Colours: [...colorFields],
    Features: [...featureFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: [
      'enableBubbleAnimation',
      'bubbleCount',
      'animationSpeed',
      'enableSmoothAnimations',
      'enableStickyHeader',
      'enableQuickAdd',
      'stickyMobileFooter',
    ],
  },
  defaults: {
    ...saysNothing,
    backgroundColor: '#fdf2f8',
    textColor: '#4a2b22',
    primaryColor: '#f9a8d4',
    secondaryColor: '#7b5bd6',
    // Drinks are named by who pours them.
    signature1Name: '',
    signature1Description: '',
    signature2Name: '',
    signature2Description: '',
    enableSpecialOffers: false,
  },
  palettes: [
    {
      name: 'Matcha',
      colors: {
        primaryColor: '#3f6b2f',
        secondaryColor: '#7a4a2b',
        backgroundColor: '#f5faf0',
        textColor: '#2f3a24',
      },
    },
    {
      name: 'Taro',
      colors: {
        primaryColor: '#5b3fb0',
        secondaryColor: '#a8457e',
        backgroundColor: '#f7f3fd',
        textColor: '#33264f',
      },
    },
  ],
  fonts: { heading: 'fredoka', body: 'nunito' },
  words: plainWords({ products: 'The menu' }),
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 60,
  shareMood: 'brand',
  sheet: 'rounded',
  cardOpens: 'dialog',
})
