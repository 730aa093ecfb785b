import { createHash } from 'node:crypto'

/** Sources of a Content-Security-Policy for scripts and styles that stand inside a page, quoted: `'sha256-…'`. */
export interface InlineSources {
  script: readonly string[]
  style: readonly string[]
}

/**
 * One tag of rendered HTML, in order: a script or style with its content, or any other tag whole. Attribute values are consumed with
 * their tag, so a `<style>` that a seller typed into a title is never taken for one.
 */
const TAG = /<(script|style)\b((?:[^">]|"[^"]*")*)>([\s\S]*?)<\/\1>|<[a-z!/](?:[^">]|"[^"]*")*>/g

/** The policy source of a script's or style's content. */
export const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/**
 * The scripts and styles inside a page that the build vouches for: it knows every one it was made with, of all layouts, and a page needs
 * its own only. It only ever leaves out: what the build does not know is never added.
 */
export const inlineSources = (html: string, vouched: InlineSources): InlineSources => {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, name, attributes, content] of html.matchAll(TAG)) {
    if (!name || !content || / src=/.test(attributes ?? '')) continue
    found[name as keyof InlineSources].add(hashSource(content))
  }
  const kept = (kind: keyof InlineSources) => [...new Set(vouched[kind])].filter((source) => found[kind].has(source))
  return { script: kept('script'), style: kept('style') }
}
