import type { FieldDefinition } from './field-definition.ts'

const topBarHelp = 'Shown in the thin bar at the top. Leave it empty to hide it.'

const imageHelp = 'PNG, JPG or WebP, up to 2 MB. Larger images are made smaller.'

const text = (
  label: string,
  section: string,
  maxLength: number,
  defaultValue = '',
  extra: Partial<FieldDefinition> = {},
) =>
  ({ type: 'text', label, section, category: 'content', maxLength, defaultValue, ...extra }) satisfies FieldDefinition

const textarea = (
  label: string,
  section: string,
  maxLength: number,
  defaultValue = '',
  extra: Partial<FieldDefinition> = {},
) => ({ ...text(label, section, maxLength, defaultValue, extra), type: 'textarea' }) satisfies FieldDefinition

const color = (label: string, defaultValue: string) =>
  ({
    type: 'color',
    label,
    section: 'Colours',
    category: 'design',
    defaultValue,
    placeholder: defaultValue,
    helpText:
      'Tap to choose, or type its six-digit code. Colours that are hard to read are made darker or lighter for you.',
  }) satisfies FieldDefinition

/** Fields any layout may use. An empty default of a contact or title field means «the store's own». */
export const commonFields = {
  heroTitle: text('Store Name', 'Hero', 50, '', {
    required: true,
    placeholder: 'Your store name',
    helpText: "The store's own name is shown until you change it.",
  }),
  heroSubtitle: textarea('Subtitle', 'Hero', 200, '', {
    helpText: "The line under the name. The store's bio is shown until you change it.",
  }),
  heroImage: {
    type: 'image',
    label: 'Top Image',
    section: 'Hero',
    category: 'media',
    defaultValue: '',
    helpText: `The wide picture at the top. ${imageHelp} Recommended 1200 × 600.`,
  },
  heroImageFocus: {
    type: 'focus',
    label: 'Important part of the image',
    section: 'Hero',
    category: 'media',
    defaultValue: '50% 50%',
    image: 'heroImage',
  },
  storeName: text('Store Name', 'Brand', 50, '', { required: true, placeholder: 'Your store name' }),
  logo: {
    type: 'image',
    label: 'Logo',
    section: 'Brand',
    category: 'media',
    defaultValue: '',
    helpText: `${imageHelp} Recommended 200 × 200.`,
  },

  primaryColor: color('Primary Colour', '#3b82f6'),
  secondaryColor: color('Secondary Colour', '#10b981'),
  backgroundColor: color('Background Colour', '#f8fafc'),
  textColor: color('Text Colour', '#374151'),
  gradientStart: color('Gradient Start', '#7c3aed'),
  gradientEnd: color('Gradient End', '#3b82f6'),

  phoneNumber: {
    type: 'text',
    label: 'Phone Number',
    section: 'Contact',
    category: 'contact',
    pattern: 'phone',
    defaultValue: '',
    placeholder: '+92 300 1234567',
    helpText: "The store's own number is shown until you change it.",
  },
  whatsappNumber: {
    type: 'text',
    label: 'WhatsApp Number',
    section: 'Contact',
    category: 'contact',
    pattern: 'phone',
    defaultValue: '',
    placeholder: '+92 300 1234567',
    helpText: 'Shown to buyers. Orders always open a chat with the number in your store settings.',
  },
  address: textarea('Address', 'Contact', 150, '', { category: 'contact' }),
  email: {
    type: 'email',
    label: 'Email',
    section: 'Contact',
    category: 'contact',
    defaultValue: '',
    placeholder: 'shop@example.com',
  },
  storeHours: text('Store Hours', 'Contact', 100, 'Monday-Friday 9AM-6PM, Saturday-Sunday 10AM-4PM', {
    category: 'contact',
    placeholder: 'Monday to Saturday, 11 am to 8 pm',
  }),
  instagramUrl: {
    type: 'text',
    label: 'Instagram',
    section: 'Social',
    category: 'contact',
    pattern: 'url',
    network: 'instagram',
    defaultValue: '',
    placeholder: 'https://www.instagram.com/yourshop',
  },
  facebookUrl: {
    type: 'text',
    label: 'Facebook',
    section: 'Social',
    category: 'contact',
    pattern: 'url',
    network: 'facebook',
    defaultValue: '',
    placeholder: 'https://www.facebook.com/yourshop',
  },

  feature1Title: text('Feature 1 Title', 'Features', 30, 'Cash on Delivery', {
    helpText: 'A reason to buy from you. Leave title and description empty to hide it.',
  }),
  feature1Description: textarea('Feature 1 Description', 'Features', 120, 'Pay when your order is in your hands.'),
  feature2Title: text('Feature 2 Title', 'Features', 30, 'Order on WhatsApp'),
  feature2Description: textarea('Feature 2 Description', 'Features', 120, 'Ask us anything, order in a chat.'),
  feature3Title: text('Feature 3 Title', 'Features', 30, 'No account needed'),
  feature3Description: textarea(
    'Feature 3 Description',
    'Features',
    120,
    'A name, a phone number and an address are enough.',
  ),
  feature4Title: text('Feature 4 Title', 'Features', 30, 'Straight from the shop'),
  feature4Description: textarea(
    'Feature 4 Description',
    'Features',
    120,
    'You order from the seller, with nobody in between.',
  ),

  specialService: text('Special Service', 'Highlights', 50, 'Free delivery on orders over $50', {
    helpText: 'One short line about what you offer every buyer.',
  }),
  premiumFeature: text('Premium Feature', 'Highlights', 50, 'Order in a minute, pay at your door', {
    helpText: 'One short line over the name at the top.',
  }),
  luxuryFeature: text('Luxury Feature', 'Highlights', 50, 'Made for those who notice', {
    helpText: 'One short line over the name at the top.',
  }),
  heroFeature1: text('Top Bar Line 1', 'Hero', 25, 'Cash on Delivery', { helpText: topBarHelp }),
  heroFeature2: text('Top Bar Line 2', 'Hero', 25, 'Order on WhatsApp', { helpText: topBarHelp }),
  heroFeature3: text('Top Bar Line 3', 'Hero', 25, 'No account needed', { helpText: topBarHelp }),

  ctaTitle: text('Invitation Title', 'Call to Action', 50, 'Looking for something special?', {
    helpText: 'The heading over a button that opens a WhatsApp chat with you.',
  }),
  ctaDescription: textarea('Invitation Text', 'Call to Action', 150, 'Tell us what you need in a WhatsApp chat.'),
  ctaButtonText: text('Invitation Button', 'Call to Action', 20, 'Chat with us'),
  footerDescription: textarea('Footer Description', 'Footer', 100),

  aboutText: textarea('About', 'About', 300),
  aboutSectionTitle: text('About Title', 'About', 50, 'Our story'),
  aboutSectionDescription: textarea('About Description', 'About', 400),
  aboutButtonText: text('About Button', 'About', 30, 'Learn more'),
  qualityPromise: textarea('Quality Promise', 'Policies', 200, 'Every piece is checked by hand before it is sent.'),
  sizeGuide: textarea('Size Guide', 'Policies', 300),
  returnPolicy: textarea('Return Policy', 'Policies', 300, 'Returns are accepted within 7 days of delivery.'),
  shippingInfo: textarea(
    'Shipping Information',
    'Policies',
    300,
    'Free shipping over $100. Delivery in 3-5 business days.',
  ),
} as const satisfies Record<string, FieldDefinition>
