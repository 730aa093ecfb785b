/**
 * Refuses words that are not ours: CONTRIBUTING.md says which are. Each has what to say instead. A line that must have one (a name of
 * somebody else's, a migration that is frozen) stands among the exceptions.
 *
 *     node scripts/check-words.mjs
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Word, what to say instead, and where it is looked for (everywhere unless said). */
const words = [
  [/\bheal(s|ed|ing)?\b/i, 'reconcile'],
  [/\bpolish(es|ed|ing)?\b/i, 'recompress'],
  [/\bchores?\b/i, 'idle task'],
  [/\bshel(f|ves)\b/i, 'cache'],
  [/\bdeeds?\b/i, 'action'],
  [
    /\b(order|schedule)(Publications?|Rollback|Publish)\b/,
    'enqueuePublish, requestRollback: an order is what a buyer places',
  ],
  [/\b(queue|pretend)Mail\b/, 'enqueueMail, enqueueDecoyMail'],
  [/(\/\*\*|\*|\/\/) Gives\b/, 'Returns'],
  [/\bwordsOf\b/, 'errorMessage'],
  [/\b[a-z]\w*Pictures?\b|\bpictures?\b/, 'image', /^(server|src|layouts-catalog)\/.*\.tsx?$/],
  // In strings it may be said to people.
  [/\b\w*[cC]olours?\w*(?=\s*[:=(,.)])/, 'color', /\.(ts|tsx)$/],
]

const exceptions = [
  /^server\/db\/migrations\/0001-main\.ts$/,
  /^server\/db\/migrations\/0011-recompressed\.ts$/,
  /^scripts\/check-words\.mjs$/,
  /^CONTRIBUTING\.md$/,
  // The titles of a form's sections are read by sellers.
  /^layouts-catalog\/[\w-]+\/manifest\.ts$/,
  // Drawings of things: there metal is polished and vases stand on shelves.
  /^scripts\/demo\//,
]
/** Said by others: a function of sharp. */
const foreign = /toColourspace/

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|astro|mjs|css|md)$/.test(file) && !exceptions.some((exception) => exception.test(file)))

/** Text between quotes is for people or for machines, not for readers of code. */
const withoutStrings = (line) => line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g, "''")

const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter(
          ([word, , where]) => (!where || where.test(file)) && word.test(withoutStrings(line)) && !foreign.test(line),
        )
        .map(([, instead]) => `${file}:${index + 1}: say ${instead}\n    ${line.trim()}`),
    ),
)
for (const fault of found) console.error(fault)
console.log(`${files.length} files, ${found.length} words that are not ours`)
process.exitCode = found.length > 0 ? 1 : 0
