import type { StoreChange } from '#contract/stores/changes.ts'

/** Saves that follow one another so soon belong together, in milliseconds. */
const GAP_MS = 30_000
/** A step ends after so long, however busy its seller is. */
const LONGEST_MS = 600_000
/** Changes that a step tells of, the last ones. */
const MOST = 20

/** What a version says of the step that it is the end of. */
export interface Step {
  version: number
  live: 0 | 1
  /** When its first version went live. */
  step_began_at: string
  /** When the seller last changed something in it that makes a step. */
  changed_at: string
  changes: StoreChange[]
}

/** Stock is what it is and photos come when they are ready: a shop as it was before them is none that a seller would go back to. */
const makesStep = ({ what }: StoreChange): boolean => what !== 'stock' && what !== 'images'

/** What a step is called after; stock and photos only where nothing else was changed. */
const told = (changes: StoreChange[]): StoreChange[] => {
  const named = changes.filter(makesStep)
  return (named.length > 0 ? named : changes).slice(-MOST)
}

const isWithin = (milliseconds: number, earlier: string, later: string): boolean =>
  Math.abs(Date.parse(later) - Date.parse(earlier)) <= milliseconds

/**
 * The step that a version belongs to which went live with some changes, after `newest`. It ends that one's step, and takes its place among the
 * versions to go back to, when its seller saved again within seconds or changed nothing that makes a step; else it begins another, as it does
 * where she had gone back behind `newest`.
 */
export const stepOf = (
  newest: Step | undefined,
  { version, changes, published_at }: Pick<Step, 'version' | 'changes'> & { published_at: string },
): Pick<Step, 'step_began_at' | 'changed_at' | 'changes'> & { continues: boolean } => {
  const begun = { continues: false, step_began_at: published_at, changed_at: published_at, changes: told(changes) }
  if (!newest) return begun
  const saved = changes.some(makesStep)
  const soon =
    isWithin(GAP_MS, newest.changed_at, published_at) && isWithin(LONGEST_MS, newest.step_began_at, published_at)
  // Of the same pages there is one version: what she saved shows on none of them.
  const samePages = newest.version === version
  if (!samePages && (newest.live === 0 || (saved && !soon))) return begun
  return {
    continues: true,
    step_began_at: newest.step_began_at,
    changed_at: saved && soon ? published_at : newest.changed_at,
    changes: saved && !soon ? newest.changes : told([...newest.changes, ...changes]),
  }
}
