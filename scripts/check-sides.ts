/**
 * Refuses styles that name left or right: pages in Urdu run from right to left. Write logical properties.
 * Where nothing may mirror, or old browsers know no other way, a comment above says «Physical: why».
 *
 *     node scripts/check-sides.ts
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const SIDE = /(^|-)(left|right)(-|$)/
const SIDED_VALUE = /(^|[\s(,])(left|right)\b/
const SHORTHAND = /^(margin|padding|inset|scroll-(margin|padding)|border-(width|color|style))$/
/** Class names of Tailwind, and styles in scripts. */
const IN_CODE =
  /(?<=["'`\s:!-])((m[lr]|p[lr]|left|right|scroll-[mp][lr])-[\w.[(]|(border|rounded)-([lr]|[tb][lr])(?![a-z])|(text|float|origin|bg-linear-to)-(left|right|[lr])(?![a-z]))|\b(margin|padding|border)(-left|-right|Left|Right)\b|text-?[aA]lign: ?'?(left|right)\b/

/** Splits a value at the spaces outside of brackets. */
const partsOf = (value: string): string[] => value.match(/[\w-]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s]+/g) ?? []

/** Whether the sides of a shorthand differ: top, right, bottom, left, or corner by corner. */
const differs = (property: string, value: string): boolean => {
  const [top, right = top, bottom = top, left = right] = partsOf(value)
  if (property === 'border-radius') return top !== right || bottom !== left
  return SHORTHAND.test(property) && left !== right
}

const namesSide = (line: string): boolean => {
  const [, property = '', value = ''] = /^\s*([a-z-]+)\s*:\s*(.*?);?\s*(?:\/\*.*)?$/.exec(line) ?? []
  return SIDE.test(property) || SIDED_VALUE.test(value) || differs(property, value)
}

/** Returns the numbers of lines that name a side without a reason. One reason counts for lines in a row. */
export const sidesIn = (source: string, kind: 'style' | 'code'): number[] => {
  let excused = false
  return source.split('\n').flatMap((line, index) => {
    const named = kind === 'style' ? namesSide(line) : IN_CODE.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line)
    excused = /\bPhysical: \S/.test(line) || (excused && named)
    return named && !excused ? [index + 1] : []
  })
}

/** Rules for right-to-left pages alone name sides by right. */
const isChecked = (file: string) => /\.(css|ts|tsx|astro)$/.test(file) && !file.endsWith('/rtl.css')

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', 'src', 'layouts-catalog'], { encoding: 'utf8' })
    .split('\n')
    .filter(isChecked)
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const lines = source.split('\n')
    const kind = file.endsWith('.css') ? 'style' : 'code'
    return sidesIn(source, kind).map(
      (line) => `${file}:${line}: write a logical property\n    ${lines[line - 1]?.trim()}`,
    )
  })
  for (const fault of found) console.error(fault)
  console.log(`${files.length} files, ${found.length} styles that name left or right without a reason`)
  process.exitCode = found.length > 0 ? 1 : 0
}
