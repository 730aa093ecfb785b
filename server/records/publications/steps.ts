import type { StoreChange } from '#contract/stores/changes.ts'

/** Longest pause between saves of one step, in milliseconds. */
const GAP_MS = 30_000
/** Longest step, in milliseconds. */
const LONGEST_MS = 600_000
/** Changes kept per step, the last ones. */
const MOST = 20

/** The step a version ends. */
export interface Step {
  version: number
  live: 0 | 1
  /** When its first version went live. */
  step_began_at: string
  /** When the seller last made a change that counts for a step. */
  changed_at: string
  changes: StoreChange[]
}

/** Whether a change begins a step. Nobody rolls back to old stock or missing photos. */
const makesStep = ({ what }: StoreChange): boolean => what !== 'stock' && what !== 'images'

/** Changes that name a step. Stock and photos only if nothing else changed. */
const told = (changes: StoreChange[]): StoreChange[] => {
  const named = changes.filter(makesStep)
  return (named.length > 0 ? named : changes).slice(-MOST)
}

const isWithin = (milliseconds: number, earlier: string, later: string): boolean =>
  Math.abs(Date.parse(later) - Date.parse(earlier)) <= milliseconds

/**
 * Returns the step of a version published after `newest`. It continues that step if the seller saved again within
 * seconds or made no change that counts; else it begins a step, as also after a rollback.
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
  // The save changed no page, so the version is the same.
  const samePages = newest.version === version
  if (!samePages && (newest.live === 0 || (saved && !soon))) return begun
  return {
    continues: true,
    step_began_at: newest.step_began_at,
    changed_at: saved && soon ? published_at : newest.changed_at,
    changes: saved && !soon ? newest.changes : told([...newest.changes, ...changes]),
  }
}
