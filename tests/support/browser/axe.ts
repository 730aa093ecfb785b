import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Frame, Page } from 'playwright'

declare const axe: typeof import('axe-core')

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Compiling axe takes longer than most of its looks at a page: a document that is looked at again has it already. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(source)
}

/** Ends running transitions: half-faded text has too little contrast, and one transition can start others. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    for (let left = ending(); left.length > 0; left = ending()) {
      for (const animation of left) animation.finish()
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  })

/**
 * Returns axe's findings for a page at rest, frames included, or for the part `within`.
 * `only` names rules or tags; default: all that are not experimental.
 */
export const axeViolations = async (page: Page, look: { within?: string; only?: string[] } = {}): Promise<Result[]> => {
  await atRest(page)
  // Skips frames that disappear in the meantime.
  for (const frame of page.frames()) await bringAxe(frame).catch(() => undefined)
  return page.evaluate(async ({ within, only }) => {
    const { violations } = await axe.run(within ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    })
    return violations
  }, look)
}
