/** Languages that templates are written in, by Meta's codes. */
export const cloudLanguages = ['en', 'ur'] as const
export type CloudLanguage = (typeof cloudLanguages)[number]

/** A template as Meta approves it. `{{1}}` stands for the first value. */
interface CloudTemplate {
  /** Meaning of each value, for the operator who registers it. */
  values: readonly string[]
  /** Example of each value, which Meta asks for. */
  examples: readonly string[]
  text: Record<CloudLanguage, string>
  /** Labels of its quick replies, at most 25 characters. */
  replies?: Record<CloudLanguage, readonly [confirm: string, cancel: string]>
}

const LINK = 'https://shop.example/o/K7M2P9QX4D-…'

/** All templates, category «Utility». Meta takes a promotional word for marketing, which costs more. */
export const cloudTemplates = {
  order_new_seller: {
    values: ['order number', 'total', 'goods', 'city', 'link to the order'],
    examples: ['K7M2P9QX4D', 'Rs. 3,450', '2 × Glass bangles', 'Lahore', 'https://shop.example/dashboard'],
    text: {
      en: 'New order {{1}} for {{2}}: {{3}}. City: {{4}}. Open it here: {{5}} to confirm it.',
      ur: 'نیا آرڈر {{1}}، کل {{2}}: {{3}}۔ شہر: {{4}}۔ کنفرم کرنے کے لیے یہاں کھولیں: {{5}} شکریہ۔',
    },
  },
  order_confirm: {
    values: ['shop', 'order number', 'goods', 'total, and how it is paid', 'private link'],
    examples: ['Zari & Co.', 'K7M2P9QX4D', '2 × Glass bangles', 'Rs. 3,450, cash on delivery', LINK],
    text: {
      en: '{{1}} has received your order {{2}}: {{3}}. Total: {{4}}. Is this order right? You can also see it here: {{5}} at any time.',
      ur: '{{1}} کو آپ کا آرڈر {{2}} مل گیا: {{3}}۔ کل {{4}}۔ کیا یہ آرڈر درست ہے؟ آپ اسے یہاں بھی دیکھ سکتے ہیں: {{5}} شکریہ۔',
    },
    replies: { en: ['Yes, send it', 'Cancel it'], ur: ['جی، بھیج دیں', 'کینسل کر دیں'] },
  },
  order_dispatched: {
    values: ['order number', 'shop', 'what is left to pay', 'private link'],
    examples: ['K7M2P9QX4D', 'Zari & Co.', 'Rs. 3,450 in cash', LINK],
    text: {
      en: 'Your order {{1}} from {{2}} is on its way. To pay: {{3}}. Follow it here: {{4}} until it arrives.',
      ur: 'آپ کا آرڈر {{1}}، {{2}} سے، روانہ ہو گیا ہے۔ ادائیگی: {{3}}۔ یہاں دیکھتے رہیں: {{4}} شکریہ۔',
    },
  },
  order_delivered: {
    values: ['order number', 'shop', 'private link'],
    examples: ['K7M2P9QX4D', 'Zari & Co.', LINK],
    text: {
      en: 'Your order {{1}} from {{2}} has been delivered. If something is wrong, tell the shop here: {{3}} and it will answer.',
      ur: 'آپ کا آرڈر {{1}}، {{2}} سے، پہنچ گیا۔ کوئی مسئلہ ہو تو دکان کو یہاں بتائیں: {{3}} شکریہ۔',
    },
  },
} as const satisfies Record<string, CloudTemplate>

interface Amounts {
  /** Amounts in words, `Rs. 3,450`. */
  total: string
  /** Asked for before delivery, and not paid yet; empty for nothing. */
  advance: string
  /** Left to pay at the door; empty for nothing. */
  due: string
}

/** Says how an order is paid, in a template's language. */
export const cloudPayWords: Record<
  CloudLanguage,
  { total: (amounts: Amounts) => string; due: (amounts: Amounts) => string }
> = {
  en: {
    total: ({ total, advance, due }) => {
      if (advance) return `${total}, of which ${advance} is asked for before delivery`
      return due === total
        ? `${total}, cash on delivery`
        : due
          ? `${total}, ${due} of it on delivery`
          : `${total}, paid`
    },
    due: ({ due }) => (due ? `${due} in cash` : 'nothing, it is paid'),
  },
  ur: {
    total: ({ total, advance, due }) => {
      if (advance) return `${total}، جس میں سے ${advance} پہلے`
      return due === total ? `${total}، کیش آن ڈلیوری` : due ? `${total}، ڈلیوری پر ${due}` : `${total}، ادا شدہ`
    },
    due: ({ due }) => (due ? `${due} نقد` : 'کچھ نہیں، ادا ہو چکا'),
  },
}

export type CloudTemplateName = keyof typeof cloudTemplates
export const cloudTemplateNames = Object.keys(cloudTemplates) as CloudTemplateName[]
