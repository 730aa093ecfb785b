import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (file: string): Set<string> =>
  new Set([...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

/** Returns links between the repository's Markdown files that lead nowhere, as «file: link». */
export const brokenLinks = (): string[] =>
  globSync(['*.md', '{src,server,scripts,tests,layouts-catalog}/**/*.md']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path, anchor]) => {
        const target = path ? join(dirname(file), path) : file
        if (!existsSync(target)) return true
        return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).has(anchor)
      })
      .map(([link]) => `${file}: ${link.slice(1)}`),
  )
