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
  storyFields,
} from '../kit/fields/field-sets.ts'
import { plainWords } from '../kit/layout-words.ts'

export const manifest = defineLayout({
  id: 'fashion-boutique',
  displayName: 'Fashion Boutique Elite',
  description: 'The issue: a magazine on salmon paper, each piece with its number.',
  version: '1.0.0',
  industry: 'fashion',
  author: 'WhatsStore',
  features: [
    'A number cut into every picture',
    'Masthead from edge to edge',
    'Cover lines',
    'Spreads of large and small',
    'Editor’s letter and page about the shop',
    'Film strip',
    'Quick add to cart',
  ],
  fallback: 'default',
  sections: {
    Hero: [...heroFields, 'premiumFeature', ...lineFields],
    Colours: [...colorFields],
    Features: [...featureFields],
    About: ['aboutText', ...storyFields],
    'Call to Action': [...callFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: ['enableQuickAdd', 'showProductGallery'],
  },
  defaults: {
    ...saysNothing,
    primaryColor: '#7a1022',
    secondaryColor: '#1f3d36',
    backgroundColor: '#fbe7da',
    textColor: '#2a1a17',
    aboutSectionTitle: 'A letter from the shop',
  },
  palettes: [
    {
      name: 'Sage paper',
      colors: {
        primaryColor: '#1f4d3a',
        secondaryColor: '#7a1022',
        backgroundColor: '#e9efe2',
        textColor: '#1c261f',
      },
    },
    {
      name: 'Powder blue',
      colors: {
        primaryColor: '#1d3a6b',
        secondaryColor: '#8a2d4a',
        backgroundColor: '#e3ecf4',
        textColor: '#17222f',
      },
    },
  ],
  fonts: { heading: 'bodoni-moda', body: 'instrument-sans' },
  words: plainWords({ products: 'In this issue' }),
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: ['about'],
  cardDescription: 60,
  shareMood: 'clean',
})
