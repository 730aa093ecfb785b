import { defineLayout } from '../kit/define-layout.ts'
import {
  badgeFields,
  callFields,
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
  id: 'miki-couture',
  displayName: 'Miki Couture',
  description: 'The atelier: pattern tissue, cutting lines, a yellow tape.',
  version: '1.0.0',
  industry: 'fashion',
  author: 'WhatsStore',
  features: [
    'Measuring tape under the name',
    'Pinked pictures between cutting lines',
    'Price on a tape end',
    'Size guide as a table of measures',
    'Measures sent in a chat',
    'Page about the atelier',
    'Film strip and Instagram link',
  ],
  fallback: 'fashion-boutique',
  sections: {
    Hero: [...heroFields],
    Colours: [...colorFields],
    Features: [...featureFields],
    Badges: [...badgeFields],
    About: ['aboutText', ...storyFields],
    'Call to Action': [...callFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: ['enableStickyHeader', 'enableQuickAdd', 'showInstagramFeed'],
  },
  defaults: {
    ...saysNothing,
    primaryColor: '#c4125f',
    secondaryColor: '#ffd21f',
    backgroundColor: '#f3eff6',
    textColor: '#24121c',
  },
  palettes: [
    {
      name: 'Tailor',
      colors: {
        primaryColor: '#1d3f8f',
        secondaryColor: '#8a5a00',
        backgroundColor: '#eff2f6',
        textColor: '#141c2a',
      },
    },
    {
      name: 'Emerald',
      colors: {
        primaryColor: '#0b6b4f',
        secondaryColor: '#a3341c',
        backgroundColor: '#eef3ef',
        textColor: '#14241d',
      },
    },
  ],
  fonts: { heading: 'jost', body: 'jost' },
  words: plainWords({
    products: 'Cut and sewn',
    related: 'From the same table',
    see: 'See the pieces',
    film: 'From the cutting table',
  }),
  urdu: {
    words: urduWords({
      products: 'ہماری سلائی',
      related: 'اسی کٹنگ ٹیبل سے',
      see: 'جوڑے دیکھیں',
      film: 'کٹنگ ٹیبل سے',
    }),
  },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: ['about'],
  cardDescription: 60,
  shareMood: 'brand',
  sheet: 'slip',
  cardOpens: 'page',
})
