import type { Page } from 'playwright'
import { openPhone, SLOW_4G, SLOWER } from './phone.ts'
import { milliseconds, note, percentile, report } from './report.ts'

const TABS = ['Products', 'Orders', 'Analytics', 'Referrals', 'Store']

/** Taps a tab. Returns after how many milliseconds its title was painted, and all that it shows. */
const change = async (page: Page, name: string): Promise<{ titled: number; whole: number }> => {
  const link = await page.getByRole('link', { name, exact: false }).first().boundingBox()
  if (!link) throw new Error(`no tab is named ${name}`)
  await page.evaluate(
    (title) =>
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const seen = { titled: 0, whole: 0 }
          Object.assign(window, { seen })
          const look = () => {
            const main = document.querySelector('main')
            const now = performance.now() - timeStamp
            if (main?.querySelector('h1')?.textContent?.includes(title)) {
              seen.titled ||= now
              if (!main.querySelector('.skeleton')) seen.whole ||= now
            }
            if (!seen.whole) requestAnimationFrame(() => setTimeout(look))
          }
          requestAnimationFrame(() => setTimeout(look))
        },
        { capture: true, once: true },
      ),
    name,
  )
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2)
  const seen = await page.waitForFunction(
    () => {
      const { seen } = window as unknown as { seen?: { titled: number; whole: number } }
      return seen && seen.whole > 0 && seen
    },
    undefined,
    { polling: 200 },
  )
  const times = await seen.jsonValue()
  if (!times) throw new Error(`${name} was not shown`)
  return times
}

/** Measures how long a change of tab takes on a phone at a quarter of the speed behind slow 4G. */
export const measureTabs = async (origin: string, token: string): Promise<void> => {
  const { page, devTools, slow, close } = await openPhone(origin, token)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await slow()
  await page.goto(`${origin}/dashboard`)
  await page.getByText('Your shop is up to date').waitFor()
  await page.waitForTimeout(3000)
  for (const round of ['first opening', 'opened again']) {
    const titled: number[] = []
    const whole: string[] = []
    for (const name of TABS) {
      const seen = await change(page, name)
      titled.push(seen.titled)
      whole.push(`${name} ${milliseconds(seen.whole)}`)
      await page.waitForTimeout(1500)
    }
    const slowest = percentile(titled, 1)
    note(`tabs, ${round}`, whole.join(', '))
    report(`change of tab, ${round}, ${SLOWER}× slower, slow 4G`, milliseconds(slowest), '≤ 200 ms', slowest <= 200)
  }
  await close()
}
