import { defineLayout } from '../kit/define-layout.ts'
import {
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
  id: 'minimalist',
  displayName: 'Minimalist',
  description: 'The empty room: one sentence, small objects, one place in each row left free.',
  version: '1.0.0',
  industry: 'general',
  author: 'WhatsStore',
  features: [
    'A sentence that is the menu',
    'A free place that moves from row to row',
    'Two sizes of type',
    'One line a product',
    'Your story',
  ],
  adminOnly: true,
  fallback: 'default',
  sections: {
    Hero: [...heroFields],
    Colours: [...colorFields],
    Story: [...storyFields],
    Features: [...featureFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: ['enableQuickAdd'],
  },
  defaults: {
    ...saysNothing,
    backgroundColor: '#ffffff',
    textColor: '#1c1c1a',
    primaryColor: '#1c1c1a',
    secondaryColor: '#c8c7c2',
  },
  palettes: [
    {
      name: 'Chalk',
      colors: {
        primaryColor: '#3b3a36',
        secondaryColor: '#6e6757',
        backgroundColor: '#f6f4ef',
        textColor: '#2a2926',
      },
    },
    {
      name: 'Night',
      colors: {
        primaryColor: '#f2f0ea',
        secondaryColor: '#a8a296',
        backgroundColor: '#171716',
        textColor: '#e6e3dc',
      },
    },
  ],
  fonts: { heading: 'hanken-grotesk', body: 'hanken-grotesk' },
  words: plainWords({ products: 'Everything', related: 'Beside it' }),
  urdu: { heading: 'naskh', words: urduWords({ products: 'سب کچھ' }) },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 60,
  shareMood: 'clean',
  sheet: 'house',
  cardOpens: 'page',
})
