import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/

/** The policy that stands in a page, with what only a header can say: nobody shows it in a frame. Throws when the page has none. */
const policyOf = (html: string): string => {
  const policy = META.exec(html)?.[1]
  if (!policy) throw new Error('a page of the platform has no policy')
  return `${policy.trim().replace(/;$/, '')}; frame-ancestors 'none'`
}

/** A page of the platform with its Content-Security-Policy. */
export interface PlatformPage {
  html: string
  policy: string
}

/** The pages of the platform by their file in `clientFolder`, as `auth/index.html`. */
export const platformPages = (clientFolder: string): Map<string, PlatformPage> => {
  const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return new Map(
    files.map((name) => {
      const html = readFileSync(join(clientFolder, name), 'utf8')
      return [name.replaceAll('\\', '/'), { html, policy: policyOf(html) }]
    }),
  )
}
