import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { legalPages } from '#src/legal/legal-pages.ts'
import { siteFolder } from '../support/fixtures/fixture-site.ts'

const htmlOf = (path: string) => readFileSync(`${siteFolder}client${path}/index.html`, 'utf8')

/** The text of a page's article, as it is read. */
const textOf = (path: string) =>
  (/<article.*?<\/article>/s.exec(htmlOf(path))?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')

/** Points the specification asks of each page. */
const points = {
  '/privacy-policy': [
    ...['Data we collect', 'How we use it', 'Legal bases', 'Sharing', 'International transfers', 'Security'],
    ...['How long we keep it', 'Your rights', 'Children', 'Links to others', 'Changes', 'Contact'],
    ...[
      'at least 18 years',
      'up to 12 months after an account was closed',
      'up to 90 days',
      'is the controller',
      'as her processor',
    ],
    ...['removed 30 days later', 'referral_code', '7 days', '180 at most'],
  ],
  '/terms-conditions': [
    ...[
      'subscription service for business owners, mainly in Pakistan',
      'at least 18 years old',
      'billed monthly, in advance, and renews automatically',
    ],
    ...[
      'third-party payment gateway',
      'the fees that you paid us in the 3 months before',
      'For 30 days you can sign in',
      'Rs. 2,000 a month',
      '10 USD',
    ],
    ...['Rs. 1,500 or 8 USD', '250 points', '1,000 points'],
  ],
  '/refund-policy': [
    ...['all of it back within 7 days', 'Payments for a renewal are not refunded', 'There are no partial refunds'],
    ...['7 to 14 business days', 'the payment method it came from', 'email of your account', 'order ID', 'reason'],
  ],
  '/service-policy': [
    ...[
      'within 24 hours',
      '24 hours a day, 7 days a week',
      'up to 90 days',
      'Up to 5 products',
      'Monday – Friday 9:00 AM – 6:00 PM',
    ],
    ...['Saturday 10:00 AM – 4:00 PM', 'Sunday Closed', 'your processor'],
  ],
} as const satisfies Record<keyof typeof legalPages, readonly string[]>

describe.each(Object.keys(legalPages) as (keyof typeof legalPages)[])('%s', (path) => {
  const html = htmlOf(path)

  test('says all that it has to', () => {
    const text = textOf(path)
    for (const point of points[path]) expect(text).toContain(point)
  })

  test('has a table of contents that leads to each of its sections, in their order', () => {
    const sections = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`)
    const listed = [...(/<details>.*?<\/details>/s.exec(html)?.[0] ?? '').matchAll(/href="(#[^"]+)"/g)].map(
      ([, to]) => to,
    )
    expect(sections.length).toBeGreaterThan(8)
    expect(listed).toEqual(sections)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
  })

  test('is dated, and leads to the other legal pages and the contact page', () => {
    expect(html).toMatch(/In force since <time datetime="\d{4}-\d\d-\d\d">\d+ \w+ \d{4}<\/time>/)
    const article = /<article.*?<\/article>/s.exec(html)?.[0] ?? ''
    for (const other of [...Object.keys(legalPages), '/contact']) {
      if (other !== path) expect(article).toContain(`href="${other}"`)
    }
  })

  test('every link to a section of a legal page leads to one that is there', () => {
    for (const [, page = '', id] of html.matchAll(/href="(\/[\w-]+)?#([\w-]+)"/g)) {
      if (id === 'content') continue
      expect(htmlOf(page || path), `${page}#${id}`).toContain(`id="${id}"`)
    }
  })
})
