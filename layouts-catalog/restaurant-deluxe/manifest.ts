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
  id: 'restaurant-deluxe',
  displayName: 'Restaurant Deluxe',
  description: 'The menu card: courses, dot leaders, one brass frame in the dark.',
  version: '1.0.0',
  industry: 'restaurant',
  author: 'WhatsStore',
  features: [
    'A brass frame with notched corners',
    'Dishes by course, with dot leaders',
    'Two newspaper columns',
    'Tables by WhatsApp',
    'Page about the house',
  ],
  fallback: 'default',
  sections: {
    Hero: [...heroFields],
    Colours: [...colorFields],
    Story: ['aboutText', ...storyFields],
    Features: [...featureFields],
    Badges: [...badgeFields],
    'Call to Action': [...callFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: ['enableQuickAdd'],
  },
  defaults: {
    ...saysNothing,
    backgroundColor: '#10201b',
    textColor: '#e9e0cc',
    primaryColor: '#d8b36a',
    secondaryColor: '#7fa08c',
    ctaTitle: 'A table for the evening?',
    ctaDescription: 'Tell us the day, the hour and how many you are in a WhatsApp chat.',
    ctaButtonText: 'Reserve a table',
  },
  palettes: [
    {
      name: 'Burgundy',
      colors: {
        primaryColor: '#e0b58a',
        secondaryColor: '#c98f8f',
        backgroundColor: '#25090f',
        textColor: '#f0e3d6',
      },
    },
    {
      name: 'Linen',
      colors: {
        primaryColor: '#6b4a12',
        secondaryColor: '#33594a',
        backgroundColor: '#faf5ea',
        textColor: '#2c261b',
      },
    },
  ],
  fonts: { heading: 'marcellus', body: 'alegreya' },
  words: plainWords({ products: 'The menu', related: 'From the same kitchen', see: 'See the menu' }),
  urdu: {
    words: urduWords({ products: 'مینیو', related: 'اسی کچن سے', see: 'مینیو دیکھیں' }),
    defaults: {
      ctaTitle: 'شام کے لیے ٹیبل چاہیے؟',
      ctaDescription: 'واٹس ایپ پر دن، وقت اور لوگوں کی تعداد بتائیں۔',
      ctaButtonText: 'ٹیبل بُک کریں',
    },
  },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: ['about'],
  cardDescription: 110,
  shareMood: 'maison',
  sheet: 'slip',
  cardOpens: 'dialog',
})
