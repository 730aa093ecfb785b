import { defineLayout } from '../kit/define-layout.ts'
import {
  badgeFields,
  closingSections,
  colorFields,
  featureFields,
  heroFields,
  policyFields,
  saysNothing,
} from '../kit/fields/field-sets.ts'
import { luxuryWords } from '../kit/layout-words.ts'

export const manifest = defineLayout({
  id: 'luxury',
  displayName: 'Luxury Minimalist',
  description: 'The maison: an editorial page on warm paper, few large pictures, gold as a hairline and nothing more.',
  version: '2.0.0',
  industry: 'luxury',
  author: 'WhatsStore',
  features: [
    'Opens like a magazine',
    'Two large pieces a row',
    'Exclusive mark',
    'Page about the house',
    'Private appointments',
  ],
  fallback: 'default',
  sections: {
    Hero: [...heroFields, 'luxuryFeature'],
    Colours: [...colorFields],
    Fonts: ['primaryFont', 'bodyFont'],
    Maison: ['brandPromise', 'brandValues', 'aboutText'],
    Features: [...featureFields],
    Badges: [...badgeFields],
    Policies: [...policyFields],
    ...closingSections,
    Contact: [...closingSections.Contact, 'specialService'],
    Display: ['enableExclusiveAccess', 'enableConcierge', 'enableAppointment', 'enableSmoothAnimations'],
  },
  defaults: {
    ...saysNothing,
    primaryColor: '#1f2937',
    secondaryColor: '#f59e0b',
    backgroundColor: '#f7f3ec',
    textColor: '#2b2a28',
    feature1Title: 'At your door',
    feature1Description: 'You pay in cash, when the piece is in your hands.',
    feature2Title: 'In conversation',
    feature2Description: 'Ask about a piece, or order it, in a WhatsApp chat.',
    specialService: 'Orders and questions on WhatsApp',
  },
  palettes: [
    {
      name: 'Midnight',
      colors: {
        primaryColor: '#c9b27a',
        secondaryColor: '#8fa3d9',
        backgroundColor: '#0f1630',
        textColor: '#dfe2ee',
      },
    },
    {
      name: 'Bottle and brass',
      colors: {
        primaryColor: '#d8b36a',
        secondaryColor: '#8fb3a0',
        backgroundColor: '#10201b',
        textColor: '#e9e0cc',
      },
    },
    {
      name: 'Rosewood',
      colors: {
        primaryColor: '#6b1f33',
        secondaryColor: '#7a5a2e',
        backgroundColor: '#faf3f1',
        textColor: '#2e2224',
      },
    },
  ],
  fonts: { heading: 'playfair', body: 'montserrat' },
  words: luxuryWords({ products: 'The collection' }),
  filtersByCategory: true,
  quickAdd: 'never',
  quickAddSeparateLine: false,
  extraPages: ['about'],
  cardDescription: 96,
  shareMood: 'maison',
})
