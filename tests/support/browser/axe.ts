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

/**
 * What axe finds wrong with a page as it is shown, its frames included; with `within`, of a part of it. `only` names rules or tags of rules;
 * without it, all are asked that are not experimental.
 */
export const axeViolations = async (page: Page, look: { within?: string; only?: string[] } = {}): Promise<Result[]> => {
  // A frame that goes meanwhile is not looked at.
  for (const frame of page.frames()) await bringAxe(frame).catch(() => undefined)
  return page.evaluate(async ({ within, only }) => {
    const { violations } = await axe.run(within ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    })
    return violations
  }, look)
}
