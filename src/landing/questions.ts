import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { plans } from '#contract/plans.ts'
import { priceIn } from '#src/lib/country.ts'

const { monthlyPrice } = plans.paid

/** Frequent questions, used on the page and in its structured data. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Do my buyers need an app or an account?',
    answer:
      'No. Your link opens in any browser, also inside WhatsApp, Instagram and Facebook. A buyer types her name, phone number and address once, or sends you the order as a WhatsApp message.',
  },
  {
    question: 'How do I get my money?',
    answer:
      'From your buyer, as today: cash on delivery, or however the two of you agree in the chat. The money never passes through WhatsStore, and there is no commission on what you sell.',
  },
  {
    question: 'What does it cost?',
    answer: `Nothing for up to ${plans.free.products} products, for as long as you like. Premium costs ${priceIn('PK', monthlyPrice)} a month in Pakistan and ${priceIn('', monthlyPrice)} elsewhere.`,
  },
  {
    question: 'Can I keep my own WhatsApp number?',
    answer:
      'Yes. Every chat from your shop opens with your number. With Premium it can also tell you of each new order, and an official WhatsApp number can tell your buyers when a parcel is sent and delivered.',
  },
  {
    question: 'Can I change how my shop looks later?',
    answer:
      'Whenever you like. Your address, products and orders stay as they are, and every change can be looked at before it is published.',
  },
  {
    question: 'What happens if I stop?',
    answer: `You can download everything you have put in, photos and orders included, and delete your account yourself. For ${DELETION_DAYS} days you can still change your mind.`,
  },
]
