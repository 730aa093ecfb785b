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
  id: 'fashion',
  displayName: 'Fashion Boutique',
  description: 'The lookbook: pictures edge to edge and one enormous name.',
  version: '1.0.0',
  industry: 'fashion',
  author: 'WhatsStore',
  features: [
    'The name as wide as the screen',
    'Pictures that touch, edge to edge',
    'Header on the cover',
    'Second picture on hover',
    'Film strip and Instagram link',
    'Quick add to cart',
  ],
  adminOnly: true,
  fallback: 'default',
  sections: {
    Hero: [...heroFields],
    Colours: [...colorFields],
    Features: [...featureFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: [
      'enableQuickAdd',
      'showInstagramFeed',
      'enableHoverEffects',
      'enableSmoothAnimations',
      'enableParallaxEffect',
    ],
  },
  defaults: {
    ...saysNothing,
    primaryColor: '#111111',
    secondaryColor: '#d2401f',
    backgroundColor: '#f6f6f3',
    textColor: '#161616',
  },
  palettes: [
    {
      name: 'Indigo',
      colors: {
        primaryColor: '#1e2a5a',
        secondaryColor: '#a8324a',
        backgroundColor: '#f5f5f8',
        textColor: '#171a2b',
      },
    },
    {
      name: 'Sand',
      colors: {
        primaryColor: '#4a2f1b',
        secondaryColor: '#9a3412',
        backgroundColor: '#f7f2ea',
        textColor: '#2a2018',
      },
    },
  ],
  fonts: { heading: 'sofia-sans-extra-condensed', body: 'libre-franklin' },
  words: plainWords({ products: 'The looks', related: 'Next to it', film: 'From the lookbook' }),
  urdu: { words: urduWords({ products: 'نئے انداز', film: 'ہماری لُک بُک سے' }) },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 60,
  shareMood: 'clean',
  sheet: 'house',
  cardOpens: 'page',
})
