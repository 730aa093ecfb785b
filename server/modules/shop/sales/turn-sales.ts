import { byOne } from '#server/background/by-one.ts'
import { forEach } from '#server/background/for-each.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import type { Deps } from '#server/deps.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { storesToTurn } from '#server/records/stores/stores.repo.ts'
import { turnSales } from './sales.service.ts'

/** Half of the minute in which pages stop showing a price that has ended; publishing takes the rest. */
const EVERY_MS = 30_000
/** Stores per pass, each in its own transaction. */
const BATCH = 200

type TurnDeps = Pick<Deps, 'db' | 'writes' | 'clock' | 'log'>

/** Publishes stores whose sales began or ended at midnight. Returns whether more may be due. */
const turnDue = async (deps: TurnDeps): Promise<boolean> => {
  const due = await storesToTurn(deps.db, pakistanTime(deps.clock.now()).day, BATCH)
  await forEach(due, (id) => turnSales(deps, id))
  return due.length === BATCH
}

/** Begins and ends sales while it has the `lease`. Without `poll`, works only when asked to be idle. */
export const startSaleTurns = (deps: TurnDeps, options: { poll?: boolean; lease?: Lease } = {}): Loop =>
  startLoop({
    pass: byOne(options.lease ?? ALONE, () => turnDue(deps)),
    every: options.poll === false ? undefined : EVERY_MS,
    onError: (error) => deps.log.error({ err: error }, 'sales could not begin or end'),
  })
