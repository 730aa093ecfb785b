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
import { luxuryWords, urduWords } from '../kit/layout-words.ts'

export const manifest = defineLayout({
  id: 'jewelry-luxury',
  displayName: 'Jewelry Luxury',
  description: 'The cameo: each piece in an oval ring, on midnight.',
  version: '1.0.0',
  industry: 'jewelry',
  author: 'WhatsStore',
  features: [
    'Every piece in an oval ring',
    'Pieces set like a collar',
    'The name cuts the ring of a great oval',
    'Metal, stone and weight as a table',
    'Badges as hallmarks',
    'Page about the house',
    'Concierge and private appointments',
  ],
  fallback: 'luxury',
  sections: {
    Hero: [...heroFields, 'luxuryFeature'],
    Colours: [...colorFields],
    Maison: ['brandPromise', 'brandValues', 'aboutText'],
    Features: [...featureFields],
    Hallmarks: [...badgeFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: [
      'enableExclusiveAccess',
      'enableConcierge',
      'enableAppointment',
      'showCertifications',
      'showProductGallery',
    ],
  },
  defaults: {
    ...saysNothing,
    primaryColor: '#c9b27a',
    secondaryColor: '#8fa3d9',
    backgroundColor: '#0f1630',
    textColor: '#dfe2ee',
    enableExclusiveAccess: false,
  },
  palettes: [
    {
      name: 'Ivory',
      colors: {
        primaryColor: '#7a5a1e',
        secondaryColor: '#5a4a6b',
        backgroundColor: '#faf7f0',
        textColor: '#2b2621',
      },
    },
    {
      name: 'Emerald',
      colors: {
        primaryColor: '#d4b877',
        secondaryColor: '#8fc7ac',
        backgroundColor: '#082420',
        textColor: '#e2ece7',
      },
    },
  ],
  fonts: { heading: 'italiana', body: 'mulish' },
  words: luxuryWords({
    products: 'The pieces',
    related: 'From the same bench',
    see: 'See the pieces',
    film: 'In the tray',
  }),
  urdu: {
    words: urduWords({ products: 'زیورات', related: 'اسی کاریگر کے ہاتھ سے', see: 'زیورات دیکھیں', film: 'ٹرے میں' }),
  },
  filtersByCategory: true,
  quickAdd: 'never',
  quickAddSeparateLine: false,
  extraPages: ['about'],
  cardDescription: 60,
  shareMood: 'maison',
  sheet: 'house',
  cardOpens: 'page',
})
