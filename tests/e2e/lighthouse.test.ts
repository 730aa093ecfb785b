import { expect, test } from 'vitest'
import { lighthouseVerdict } from '../../scripts/bench/lighthouse.ts'
import { createPublishingApp } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { signUpSeller } from '../support/browser/dashboard.ts'

// Its performance score is a timing: `npm run bench` measures that.
const categories = ['accessibility', 'best-practices']
/** Pages behind a sign-in are not for search engines. */
const found = [...categories, 'seo']

test('scores 100 in Lighthouse for accessibility and best practices, and where visitors come from search engines for that', async () => {
  const app = await createPublishingApp({ threads: false })
  const origin = await serveApp(app)
  const { token } = await signUpSeller(app, 'ayesha@seller.example', { store: 'noor' })
  for (const [path, asked, signedIn] of [
    ['/', found, undefined],
    ['/contact', found, undefined],
    ['/auth', categories, undefined],
    ['/dashboard', categories, token],
    ['/store/noor/', categories, undefined],
  ] as const) {
    const { scores, faults } = await lighthouseVerdict(origin + path, [...asked], signedIn)
    expect({ path, scores, faults }).toEqual({
      path,
      scores: Object.fromEntries(asked.map((category) => [category, 100])),
      faults: [],
    })
  }
})
