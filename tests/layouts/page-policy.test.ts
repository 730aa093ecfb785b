import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { homePage, store } from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it.each(['<style>', '</style>', '"><style>', "'<script>", '<!--', '<style a="'])(
  'a store called %s keeps its styles',
  async (name) => {
    const shop = store({ name, bio: name })
    const html = await render(homePage('default', { store: shop, title: name, description: name }))
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const styles = [...html.matchAll(/<style>((?:@font-face|\*,).*?)<\/style>/gs)].map((match) => hash(match[1] ?? ''))
    expect(styles).toHaveLength(2)
    for (const style of styles) expect(policy).toContain(style)
  },
)
