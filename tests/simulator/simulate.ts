import { signUp } from './accounts.ts'
import { checkAnswersAndPages, checkAtRest } from './answers.ts'
import { Auditor } from './auditor.ts'
import { endHolds, publish, sendMails, takeUpEvents } from './background.ts'
import { FAULTS } from './faults.ts'
import { operations } from './operations.ts'
import type { Random } from './random.ts'
import { Finding, type Operation, World } from './world.ts'

/** Steps between two looks at answers and pages. */
const LOOK_EVERY = 25
/** Last steps that a finding reports. */
const TOLD = 12
const MINUTE_MS = 60_000

const total = Object.values(operations).reduce((sum, { weight }) => sum + weight, 0)

const choose = (random: Random): [string, Operation] => {
  let left = (random.below(1_000_000) / 1_000_000) * total
  for (const [name, operation] of Object.entries(operations)) {
    left -= operation.weight
    if (left < 0) return [name, operation]
  }
  return choose(random)
}

/** Plans one operation, or several that run at once. */
const plan = (world: World): [name: string, run: () => Promise<void>][] => {
  const { random } = world
  const many = random.chance(0.12) ? 2 + random.below(4) : 1
  const planned: [string, () => Promise<void>][] = []
  for (let tries = 0; planned.length < many && tries < 20; tries++) {
    const [name, operation] = choose(random)
    const run = many === 1 || operation.mayCrowd ? operation.plan(world) : undefined
    if (run) planned.push([name, run])
  }
  return planned
}

const step = async (world: World): Promise<void> => {
  const { random } = world
  world.later(random.below(MINUTE_MS / 2))
  world.isCrowded = false
  const planned = plan(world)
  world.isCrowded = planned.length > 1
  const fault = random.chance(0.08) ? random.pick(FAULTS) : undefined
  world.hasFault = fault !== undefined
  world.history.push(`${planned.map(([name]) => name).join(' + ')}${fault ? ` (${fault})` : ''}`)
  const callOff = fault && world.planFault(fault, 1 + random.below(30))
  const outcomes = await Promise.allSettled(planned.map(([, run]) => run()))
  callOff?.()
  world.restartKilled()
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** Lets everything settle: the clock goes on, nothing fails, all work is done. */
const rest = async (world: World): Promise<void> => {
  world.hasFault = false
  for (let rounds = 0; rounds < 6; rounds++) {
    world.later(90 * MINUTE_MS)
    await endHolds(world)
    await takeUpEvents(world)
    await sendMails(world, 'well')
    await publish(world)
  }
  // The last holds that ended put units back on sale.
  world.later(MINUTE_MS)
  await publish(world)
}

/** Counts of a seed, by operation and outcome. */
export type Counts = ReadonlyMap<string, number>

/** Runs one seed. Throws what the auditor finds, with the last steps before it. */
export const simulate = async (seed: number, steps: number): Promise<Counts> => {
  const world = await World.create(seed)
  try {
    const auditor = new Auditor(world)
    for (let shops = 0; shops < 2; shops++) await signUp(world)
    for (let done = 1; done <= steps; done++) {
      await step(world)
      await auditor.afterStep()
      if (done % LOOK_EVERY === 0) await checkAnswersAndPages(world)
    }
    await rest(world)
    await auditor.afterStep()
    await checkAtRest(world)
    return world.counts
  } catch (error) {
    const reason = error instanceof Finding ? error.message : (error as Error).stack
    const last = world.history
      .slice(-TOLD)
      .map((line, index, all) => `  ${world.history.length - all.length + index + 1}. ${line}`)
    throw new Error(`seed ${seed}, step ${world.history.length}: ${reason}\n${last.join('\n')}`)
  } finally {
    await world.close()
  }
}
