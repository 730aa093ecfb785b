import { afterAll, expect, it } from 'vitest'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { layouts } from '#layouts/registry.ts'
import { homePage, products } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'

afterAll(closeContexts)

/** Elements in sight that a scroll has left half transparent. */
const faded = () =>
  [...document.querySelectorAll('main *')].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const inSight = bottom > 0 && top < innerHeight
    const byScroll = element.getAnimations().some(({ timeline }) => timeline !== document.timeline)
    return inSight && byScroll && Number(getComputedStyle(element).opacity) < 1
  }).length

/** Whether a scroll has left an element partly under a bar that stays. Its size is asked where it is whole. */
const isUnderBar = (element: Element): boolean => {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].some((y) => {
    const over = document.elementFromPoint(left + width / 2, y)
    return over !== null && !element.contains(over)
  })
}

/** The other layouts have nothing that moves. */
const moving = [...layouts.values()].filter((layout) =>
  layoutFields(layout).some(([key]) => key === 'enableSmoothAnimations'),
)

it.each(moving)('$id can be read at every moment of a scroll', async ({ id }) => {
  const server = await servePages(new Map([['/home', homePage(id, { products: products(16) })]]))
  const context = await openContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  try {
    await page.goto(`${server.origin}/home`)
    await page.waitForSelector('html[data-js]')
    // Waits for opening animations.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          .map(({ finished }) => finished),
      ).then(() => undefined),
    )
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const part of [0.15, 0.3, 0.6, 1]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), Math.round(part * (height - 844)))
      expect({ part, faded: await page.evaluate(faded) }).toEqual({ part, faded: 0 })
      const violations = await axeViolations(page, { only: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
      for (const violation of violations.filter((one) => one.id === 'target-size')) {
        const { nodes } = violation
        violation.nodes = []
        for (const node of nodes)
          if (!(await page.locator(String(node.target[0])).evaluate(isUnderBar))) violation.nodes.push(node)
      }
      const found = violations
        .filter(({ nodes }) => nodes.length > 0)
        .map(
          ({ id: rule, nodes }) =>
            `${rule}: ${nodes
              .slice(0, 3)
              .map((node) => node.html.slice(0, 120))
              .join(' | ')}`,
        )
      expect({ part, found }).toEqual({ part, found: [] })
    }
  } finally {
    await page.close()
    server.stop()
  }
})
