import { SHARE_IMAGE } from '#contract/layout-photos.ts'
import { plans } from '#contract/plans.ts'
import { fact } from '#contract/platform-facts.ts'
import { questions } from './questions.ts'

const origin = fact('origin')
const organization = { '@id': `${origin}/#organization` }

const offer = (name: string, price: number, priceCurrency: string) => ({
  '@type': 'Offer',
  name,
  price: String(price),
  priceCurrency,
  url: `${origin}/#pricing`,
})

/** Structured data of the landing page (schema.org): organisation, offers, questions. */
export const landingData = (description: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      ...organization,
      name: 'WhatsStore',
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      description,
    },
    {
      '@type': 'SoftwareApplication',
      name: 'WhatsStore',
      url: `${origin}/`,
      image: origin + SHARE_IMAGE.path,
      description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: organization,
      offers: [
        offer('Free', plans.free.monthlyPrice.pkr, 'PKR'),
        offer('Premium, a month in Pakistan', plans.paid.monthlyPrice.pkr, 'PKR'),
        offer('Premium, a month outside Pakistan', plans.paid.monthlyPrice.usd, 'USD'),
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
})
