/**
 * Refuses words that are not ours (CONTRIBUTING.md lists those that are) and comments that must be read twice.
 * Says what to write instead.
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

const COMMENT = /^\s*(\/\*\*?|\/\/|\*|\{\/\*) /
/** Grammar that a reader meets twice, what to do instead. Looked for in comments of code alone. */
const grammar = [
  [/^\s*(\/\*\*?|\/\/|\{\/\*) (Has|Have|Who|What|Whose|Of|That|Those)\b/, 'begin with a verb or a noun'],
  [/\bHas\b.*\bbe\b/, 'say «Retries images», not «Has images be retried»'],
  [/\b(of which|that which|first first)\b/, 'split the sentence'],
  [/^.{121}/, 'break a comment at 120 characters'],
]

const exceptions = [
  /^scripts\/check-words\.mjs$/,
  /^CONTRIBUTING\.md$/,
  // The titles of a form's sections are read by sellers, in either language.
  /^layouts-catalog\/[\w-]+\/manifest\.ts$/,
  /-texts\.ur\.ts$/,
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

const faultsIn = (line, file) => [
  ...words
    .filter(([word, , where]) => (!where || where.test(file)) && word.test(withoutStrings(line)) && !foreign.test(line))
    .map(([word, instead]) => [word, `say ${instead}`]),
  ...grammar.filter(([wrong]) => !file.endsWith('.md') && COMMENT.test(line) && wrong.test(line)),
]

const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      faultsIn(line, file).map(([, instead]) => `${file}:${index + 1}: ${instead}\n    ${line.trim()}`),
    ),
)
for (const fault of found) console.error(fault)
console.log(`${files.length} files, ${found.length} words and sentences that are not ours`)
process.exitCode = found.length > 0 ? 1 : 0
