import { defineLayout } from '../kit/define-layout.ts'
import {
  badgeFields,
  closingSections,
  colorFields,
  featureFields,
  heroFields,
  policyFields,
  saysNothing,
  storyFields,
} from '../kit/fields/field-sets.ts'
import { plainWords, urduWords } from '../kit/layout-words.ts'

export const manifest = defineLayout({
  id: 'abaya-elegance',
  displayName: 'Abaya Elegance',
  description: 'The arcade: every abaya in its own quiet arch.',
  version: '1.0.0',
  industry: 'abaya-fashion',
  author: 'WhatsStore',
  features: [
    'Every picture under a round arch',
    'One arch between two blind ones at the top',
    'Lengths as a table',
    'Bar at the foot of a phone',
    'Story and trust badges',
    'Quick add to cart',
  ],
  fallback: 'default',
  sections: {
    Hero: [...heroFields],
    Colours: [...colorFields],
    Features: [...featureFields],
    Story: [...storyFields],
    Badges: [...badgeFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: ['enableQuickAdd', 'stickyMobileFooter'],
  },
  defaults: {
    ...saysNothing,
    primaryColor: '#3a463b',
    secondaryColor: '#a8814f',
    backgroundColor: '#e9ebe4',
    textColor: '#2c2f28',
  },
  palettes: [
    {
      name: 'Rose sand',
      colors: {
        primaryColor: '#6d3f3f',
        secondaryColor: '#8d5f4a',
        backgroundColor: '#f5ece6',
        textColor: '#33281f',
      },
    },
    {
      name: 'Midnight',
      colors: {
        primaryColor: '#d8c7a4',
        secondaryColor: '#9fb3c8',
        backgroundColor: '#12161d',
        textColor: '#e4e2dc',
      },
    },
  ],
  fonts: { heading: 'el-messiri', body: 'mulish' },
  words: plainWords({ products: 'The collection', related: 'In the next arches' }),
  urdu: { words: urduWords({ products: 'کلیکشن' }) },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 60,
  shareMood: 'clean',
  sheet: 'house',
  cardOpens: 'page',
})
