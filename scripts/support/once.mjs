import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A hash of files and of all files in folders, by name and content. */
const fingerprint = (paths) => {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    const entries = readdirSync(path, { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const child = join(path, entry.name)
      if (entry.isDirectory()) add(child)
      else hash.update(child).update(readFileSync(child))
    }
  }
  for (const path of paths) {
    if (/\.\w+$/.test(path)) hash.update(path).update(existsSync(path) ? readFileSync(path) : '')
    else add(path)
  }
  return hash.digest('hex')
}

/** Does `work` unless `product` exists and `mark` says that it was made from the same inputs. */
export const once = ({ mark, inputs, product }, work) => {
  const print = fingerprint(inputs)
  if (existsSync(product) && existsSync(mark) && readFileSync(mark, 'utf8') === print) return
  work()
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, print)
}

/** Whether an output is older than its inputs. Without a mark it counts as current. */
export const isOutdated = ({ mark, inputs }) => existsSync(mark) && readFileSync(mark, 'utf8') !== fingerprint(inputs)
