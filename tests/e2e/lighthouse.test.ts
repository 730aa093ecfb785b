import { expect, test } from 'vitest'
import { lighthouseVerdict } from '../../scripts/bench/lighthouse.ts'
import { createPublishingApp } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { signUpSeller } from '../support/browser/dashboard.ts'

// Its performance score is a timing: `npm run bench` measures that.
const categories = ['accessibility', 'best-practices']

test('scores 100 in Lighthouse for accessibility and best practices', async () => {
  const app = await createPublishingApp({ threads: false })
  const origin = await serveApp(app.app)
  const { token } = await signUpSeller(app, 'ayesha@seller.example', { store: 'noor' })
  for (const [path, signedIn] of [
    ['/auth', undefined],
    ['/dashboard', token],
    ['/store/noor/', undefined],
  ] as const) {
    const { scores, faults } = await lighthouseVerdict(origin + path, categories, signedIn)
    expect({ path, scores, faults }).toEqual({
      path,
      scores: { accessibility: 100, 'best-practices': 100 },
      faults: [],
    })
  }
})
