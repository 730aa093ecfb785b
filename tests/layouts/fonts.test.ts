import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fontFaces, fontFiles } from '#layouts/kit/style/font-files.ts'
import { type FontId, fontFamilies } from '#layouts/kit/style/fonts.ts'
import { fallbackMetrics } from '../../scripts/support/font-metrics.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** The weights that a font's package says are in its file. */
const packagedWeights = (file: string): string => {
  const { variable } = JSON.parse(readFileSync(join(dirname(file), '../metadata.json'), 'utf8'))
  const [, weight] = /-latin-(\w+)-normal\.woff2$/.exec(file) ?? []
  return weight === 'wght' ? `${variable.wght.min} ${variable.wght.max}` : String(weight)
}

describe.each(Object.keys(fontFamilies) as FontId[])('the font %s', (id) => {
  const file = join(project, fontFiles[id])

  it('has the stand-in that its file asks for', async () => {
    expect(fontFamilies[id].fallback).toEqual(await fallbackMetrics(file, fontFamilies[id]))
  })

  it('says which weights its file has', () => {
    expect(fontFamilies[id].weights).toBe(packagedWeights(file))
  })

  it('is never drawn bolder than its file by a browser', () => {
    const [, lightest, boldest] = /font-weight:(\d+) (\d+);/.exec(fontFaces(id)) ?? []
    expect(Number(lightest)).toBeLessThanOrEqual(400)
    expect(Number(boldest)).toBeGreaterThanOrEqual(600)
  })
})
