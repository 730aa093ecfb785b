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
    values: ['shop', 'order number', 'goods', 'total', 'private link'],
    examples: ['Zari & Co.', 'K7M2P9QX4D', '2 × Glass bangles', 'Rs. 3,450', LINK],
    text: {
      en: '{{1}} has received your order {{2}}: {{3}}. Total: {{4}}, cash on delivery. Is this order right? You can also see it here: {{5}} at any time.',
      ur: '{{1}} کو آپ کا آرڈر {{2}} مل گیا: {{3}}۔ کل {{4}}، کیش آن ڈلیوری۔ کیا یہ آرڈر درست ہے؟ آپ اسے یہاں بھی دیکھ سکتے ہیں: {{5}} شکریہ۔',
    },
    replies: { en: ['Yes, send it', 'Cancel it'], ur: ['جی، بھیج دیں', 'کینسل کر دیں'] },
  },
  order_dispatched: {
    values: ['order number', 'shop', 'amount to pay', 'private link'],
    examples: ['K7M2P9QX4D', 'Zari & Co.', 'Rs. 3,450', LINK],
    text: {
      en: 'Your order {{1}} from {{2}} is on its way. Please keep {{3}} ready. Follow it here: {{4}} until it arrives.',
      ur: 'آپ کا آرڈر {{1}}، {{2}} سے، روانہ ہو گیا ہے۔ {{3}} تیار رکھیں۔ یہاں دیکھتے رہیں: {{4}} شکریہ۔',
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

export type CloudTemplateName = keyof typeof cloudTemplates
export const cloudTemplateNames = Object.keys(cloudTemplates) as CloudTemplateName[]
