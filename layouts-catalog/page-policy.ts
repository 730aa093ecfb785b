import { createHash } from 'node:crypto'

/**
 * One tag of rendered HTML, in order: a script or style with its content, or any other tag whole. Attribute values are consumed with
 * their tag, so a `<style>` that a seller typed into a title is never taken for one.
 */
const TAG = /<(script|style)\b((?:[^">]|"[^"]*")*)>([\s\S]*?)<\/\1>|<[a-z!/](?:[^">]|"[^"]*")*>/g

const inlineHashes = (html: string): Set<string> => {
  const hashes = new Set<string>()
  for (const [, name, attributes, content] of html.matchAll(TAG)) {
    if (!name || !content || / src=/.test(attributes ?? '')) continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return hashes
}

/**
 * The part of the renderer's policy that this page needs. The renderer lists the hashes of every script and style it was built with, of
 * all layouts; kept are those that stand in the page. It only ever leaves out: a hash the renderer did not vouch for is never added.
 */
export const pagePolicy = (html: string, policy: string): string => {
  const used = inlineHashes(html)
  return policy.replace(/ ('sha256-[^']+')/g, (source, hash: string) => (used.has(hash) ? source : ''))
}
