import type { FieldDefinition } from './field-definition.ts'

const text = (label: string, section: string, maxLength: number, defaultValue: string) =>
  ({ type: 'text', label, section, category: 'content', maxLength, defaultValue }) satisfies FieldDefinition

const textarea = (label: string, section: string, maxLength: number, defaultValue: string) =>
  ({ type: 'textarea', label, section, category: 'content', maxLength, defaultValue }) satisfies FieldDefinition

const number = (label: string, section: string, min: number, max: number, defaultValue: number) =>
  ({
    type: 'number',
    label,
    section,
    category: 'display',
    min,
    max,
    step: 1,
    defaultValue,
    helpText: `From ${min} to ${max}.`,
  }) satisfies FieldDefinition

const toggle = (label: string, section: string) =>
  ({ type: 'boolean', label, section, category: 'display', defaultValue: true }) satisfies FieldDefinition

/** Fields of the drinks layouts. */
export const bobaFields = {
  signature1Name: text('Signature 1 Name', 'Signatures', 30, 'House special'),
  signature1Description: textarea('Signature 1 Description', 'Signatures', 100, 'The one everybody comes back for.'),
  signature2Name: text('Signature 2 Name', 'Signatures', 30, 'Season special'),
  signature2Description: textarea('Signature 2 Description', 'Signatures', 100, 'Made with what is fresh this month.'),
  enableSpecialOffers: toggle('Special Offers', 'Offers'),
  discountPercentageMin: number('Discount From (%)', 'Offers', 5, 50, 10),
  discountPercentageMax: number('Discount To (%)', 'Offers', 5, 70, 30),
  enableBubbleAnimation: toggle('Bubble Animation', 'Display'),
  bubbleCount: number('Bubbles', 'Display', 10, 50, 25),
} as const satisfies Record<string, FieldDefinition>

/** Fields of the royal layouts. */
export const royalFields = {
  heroTagline: text('Tagline', 'Hero', 100, 'Worn on the days that are remembered'),
  heroBackgroundVideo: {
    type: 'file',
    label: 'Background Video',
    section: 'Hero',
    category: 'media',
    defaultValue: '',
    helpText: 'MP4 recommended, up to 10 MB. Shown in the preview on this device only; it is not published.',
  },
  exclusiveCollectionTitle: text('Collection Title', 'Exclusive Collection', 80, 'The exclusive collection'),
  exclusiveCollectionDescription: textarea('Collection Description', 'Exclusive Collection', 300, ''),
  exclusiveCollectionImage: {
    type: 'image',
    label: 'Collection Image',
    section: 'Exclusive Collection',
    category: 'media',
    defaultValue: '',
    helpText: 'PNG, JPG or WebP, up to 2 MB. Larger images are made smaller.',
  },
  countdownTitle: text('Countdown Title', 'Countdown', 50, 'The collection closes in'),
  countdownDays: number('Countdown Days', 'Countdown', 0, 30, 3),
  customerCountText: text('Customer Count', 'Trust', 80, ''),
  trustIndicator1Title: text('Trust 1 Title', 'Trust', 30, 'Hand finished'),
  trustIndicator1Description: text('Trust 1 Description', 'Trust', 50, 'Every thread looked at twice'),
  trustIndicator2Title: text('Trust 2 Title', 'Trust', 30, 'Cash on Delivery'),
  trustIndicator2Description: text('Trust 2 Description', 'Trust', 50, 'Pay when it is in your hands'),
  trustIndicator3Title: text('Trust 3 Title', 'Trust', 30, 'Personal help'),
  trustIndicator3Description: text('Trust 3 Description', 'Trust', 50, 'A person answers on WhatsApp'),
} as const satisfies Record<string, FieldDefinition>
