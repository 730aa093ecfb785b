import type { FieldDefinition } from './field-definition.ts'

const badge = (number: number, defaultValue: string) =>
  ({
    type: 'text',
    label: `Badge ${number}`,
    section: 'Badges',
    category: 'content',
    maxLength: 20,
    defaultValue,
  }) satisfies FieldDefinition

const service = (label: string, helpText: string) =>
  ({
    type: 'boolean',
    label,
    section: 'Services',
    category: 'display',
    defaultValue: true,
    helpText,
  }) satisfies FieldDefinition

export const luxuryFields = {
  brandPromise: {
    type: 'textarea',
    label: 'Brand Promise',
    section: 'Maison',
    category: 'content',
    maxLength: 150,
    defaultValue: 'Few pieces, chosen slowly, made to be kept.',
  },
  brandValues: {
    type: 'array',
    label: 'Brand Values',
    section: 'Maison',
    category: 'content',
    maxLength: 40,
    maxItems: 8,
    defaultValue: ['Excellence', 'Authenticity', 'Exclusivity', 'Heritage'] as string[],
  },
  badge1Text: badge(1, 'Authentic'),
  badge2Text: badge(2, 'Cash on Delivery'),
  badge3Text: badge(3, 'Personal service'),
  enableConcierge: service('Concierge', 'Offers personal help in a WhatsApp chat.'),
  enableAppointment: service('Appointments', 'Offers a private appointment, arranged in a WhatsApp chat.'),
  enableExclusiveAccess: service('Exclusive Access', 'Marks every piece with the word «Exclusive».'),
} as const satisfies Record<string, FieldDefinition>
