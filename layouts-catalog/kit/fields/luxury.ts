import type { FieldDefinition } from './field-definition.ts'

const badge = (number: number, defaultValue: string) =>
  ({
    type: 'text',
    label: `Badge ${number}`,
    helpText: 'Two or three words that build buyers’ trust. Leave it empty to hide it.',
    section: 'Badges',
    category: 'content',
    maxLength: 20,
    defaultValue,
  }) satisfies FieldDefinition

/** An offer of the seller's own: nothing is offered in her name until she switches it on. */
const service = (label: string, helpText: string) =>
  ({
    type: 'boolean',
    label,
    section: 'Services',
    category: 'display',
    defaultValue: false,
    helpText,
  }) satisfies FieldDefinition

export const luxuryFields = {
  brandPromise: {
    type: 'textarea',
    label: 'Brand Promise',
    helpText: 'What every buyer can rely on, in a sentence.',
    section: 'Maison',
    category: 'content',
    maxLength: 150,
    defaultValue: '',
  },
  brandValues: {
    type: 'array',
    label: 'Brand Values',
    helpText: 'What your house stands for, a word or two each.',
    section: 'Maison',
    category: 'content',
    maxLength: 40,
    maxItems: 8,
    defaultValue: ['Excellence', 'Authenticity', 'Exclusivity', 'Heritage'] as string[],
  },
  badge1Text: badge(1, 'Cash on Delivery'),
  badge2Text: badge(2, 'Order on WhatsApp'),
  badge3Text: badge(3, 'No account needed'),
  enableConcierge: service('Concierge', 'Offers personal help in a WhatsApp chat.'),
  enableAppointment: service('Appointments', 'Offers a private appointment, arranged in a WhatsApp chat.'),
  enableExclusiveAccess: {
    ...service('Exclusive Access', 'Marks every piece with the word “Exclusive”.'),
    defaultValue: true,
  },
} as const satisfies Record<string, FieldDefinition>
