import { defineLayout } from '../kit/define-layout.ts'
import {
  callFields,
  closingSections,
  colorFields,
  featureFields,
  heroFields,
  policyFields,
  saysNothing,
} from '../kit/fields/field-sets.ts'
import { plainWords, urduWords } from '../kit/layout-words.ts'

export const manifest = defineLayout({
  id: 'foodie',
  displayName: 'Foodie',
  description: 'The home cook’s table: round plates on colour, gingham beneath.',
  version: '1.0.0',
  industry: 'food & beverage',
  author: 'WhatsStore',
  features: [
    'Round plates on blocks of colour',
    'Gingham cloth',
    'Price on the rim',
    'Bar at the foot of a phone',
    'Call to action',
  ],
  adminOnly: true,
  fallback: 'default',
  sections: {
    Hero: [...heroFields, 'specialService'],
    Colours: [...colorFields],
    Features: [...featureFields],
    'Call to Action': [...callFields],
    Policies: [...policyFields],
    ...closingSections,
    Display: ['enableQuickAdd', 'stickyMobileFooter'],
  },
  defaults: {
    ...saysNothing,
    backgroundColor: '#fff4d6',
    textColor: '#3b2314',
    primaryColor: '#c2311c',
    secondaryColor: '#f2b51d',
    specialService: 'Cash on Delivery · Order on WhatsApp',
    ctaTitle: 'Planning something bigger?',
    ctaDescription: 'Tell us the day and how many you are in a WhatsApp chat.',
  },
  palettes: [
    {
      name: 'Mint and tomato',
      colors: {
        primaryColor: '#b3261e',
        secondaryColor: '#1f7a54',
        backgroundColor: '#f2fbf6',
        textColor: '#1f3a2f',
      },
    },
    {
      name: 'Plum and apricot',
      colors: {
        primaryColor: '#6b2149',
        secondaryColor: '#b0551c',
        backgroundColor: '#fff3ea',
        textColor: '#3a1d2b',
      },
    },
  ],
  fonts: { heading: 'caprasimo', body: 'figtree' },
  words: plainWords({ products: 'From the kitchen', related: 'Goes well with it', see: 'See what&rsquo;s cooking' }),
  urdu: {
    words: urduWords({ products: 'کچن سے', related: 'اس کے ساتھ یہ بھی', see: 'دیکھیں کیا پکا ہے' }),
    defaults: {
      specialService: 'کیش آن ڈیلیوری · واٹس ایپ پر آرڈر',
      ctaTitle: 'کوئی بڑی دعوت ہے؟',
      ctaDescription: 'واٹس ایپ پر دن اور لوگوں کی تعداد بتائیں۔',
    },
  },
  filtersByCategory: true,
  quickAdd: 'option',
  quickAddSeparateLine: false,
  extraPages: [],
  cardDescription: 60,
  shareMood: 'clean',
  sheet: 'rounded',
  cardOpens: 'dialog',
})
