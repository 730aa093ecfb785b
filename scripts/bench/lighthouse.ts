import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, quietBrowser } from '../support/browser.ts'

/** Scores from 0 to 100 by category, and the audits that cost points. */
export interface LighthouseVerdict {
  scores: Record<string, number>
  faults: string[]
}

/** Returns a port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Runs Lighthouse on an address as a phone, signed in if `token` is given. */
export const lighthouseVerdict = async (
  address: string,
  categories: string[],
  token?: string,
): Promise<LighthouseVerdict> => {
  const { default: lighthouse } = await import('lighthouse')
  const executablePath = findBrowser()
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'whatsstore-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [...quietBrowser, `--remote-debugging-port=${port}`],
  })
  try {
    if (token) {
      const page = await context.newPage()
      await page.goto(new URL('/favicon.svg', address).href)
      await page.evaluate((kept) => localStorage.setItem('token', kept), token)
      await page.close()
    }
    const result = await lighthouse(address, {
      port,
      onlyCategories: categories,
      disableStorageReset: true,
      logLevel: 'silent',
      output: 'json',
    })
    if (!result) throw new Error('Lighthouse gave no result')
    const { audits, categories: scored } = result.lhr
    return {
      scores: Object.fromEntries(Object.values(scored).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
      faults: Object.values(scored).flatMap(({ auditRefs }) =>
        auditRefs
          .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${id}: ${audits[id]?.title}`),
      ),
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
