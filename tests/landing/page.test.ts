import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { demoStores } from '#src/landing/demo-stores.ts'
import { questions } from '#src/landing/questions.ts'
import { demoStores as seeded } from '../../scripts/demo/content.ts'
import { siteFolder } from '../support/fixtures/fixture-site.ts'

const html = readFileSync(`${siteFolder}client/index.html`, 'utf8')

/** The text of an element that a pattern finds, as it is read. */
const textOf = (pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .trim()

test('shows demo stores that are seeded, on the layouts that they have', () => {
  for (const { slug, name, layout } of demoStores) {
    expect(seeded.find((store) => store.slug === slug)).toMatchObject({ name, layout: { id: layout } })
  }
})

test('the orders and figures it shows use prices of the demo store', () => {
  const priceOf = (start: string) =>
    seeded.flatMap(({ products }) => products).find(({ name }) => name.startsWith(start))?.price ?? 0
  const shown = [...html.matchAll(/Rs\. ([\d,]+)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')))
  for (const [start, pieces] of [
    ['Shahi Khussa, Ruby', 9],
    ['Gul Lawn', 4],
    ['Ruby Glass Churiyan', 17],
    ['Ruby Glass Churiyan', 1],
  ] as const) {
    expect(shown, `${pieces} × ${start}`).toContain(priceOf(start) * pieces)
  }
})

test('has structured data of who offers what at which price, and of the questions on the page', () => {
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  expect(data['@context']).toBe('https://schema.org')
  const graph: { '@type': string; [name: string]: unknown }[] = data['@graph']
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'SoftwareApplication', 'FAQPage'])
  const [organization, application, faq] = graph
  expect(application).toMatchObject({
    publisher: { '@id': organization?.['@id'] },
    offers: [
      { price: '0', priceCurrency: 'PKR' },
      { price: String(plans.paid.monthlyPrice.pkr), priceCurrency: 'PKR' },
      { price: String(plans.paid.monthlyPrice.usd), priceCurrency: 'USD' },
    ],
  })
  expect(faq?.mainEntity).toHaveLength(questions.length)
  const shown = textOf(/(<section class="invitation".*?<\/section>)/s)
  for (const { question, answer } of questions) {
    expect(shown).toContain(question)
    expect(shown).toContain(answer)
    expect(faq?.mainEntity).toContainEqual({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })
  }
})

test('claims no figure that nobody computed', () => {
  const [, body = ''] = html.split('<body>')
  expect(body.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/\d+\s*(?:\+|L\+|k\+|million)|24\/7|trusted by/i)
})
