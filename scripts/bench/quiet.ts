import type { Config } from '#server/config/config.ts'
import { letTimePass } from './data.ts'
import { megabytes, note, report } from './report.ts'
import { type ServerProcess, startServer } from './server.ts'

const LOOK_MS = 2_000
/** Looks in a row below 0.5 % of processor time that make a server silent. Start-up work comes in steps. */
const SILENT_LOOKS = 5
const SILENT_MS = 50
/** Looks after which it is measured anyway. */
const MOST_LOOKS = 90
/** Time for V8 to collect the start's garbage, which would be half of the figure. */
const SETTLED_MS = 60_000
/** Long enough to count work that is done once a minute. */
const MEASURED_MS = 120_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const becomeSilent = async (server: ServerProcess): Promise<void> => {
  const taken = [server.processorMs()]
  for (let look = 0; look < MOST_LOOKS; look++) {
    await pause(LOOK_MS)
    taken.push(server.processorMs())
    const [first, last] = [taken.at(-1 - SILENT_LOOKS), taken.at(-1)]
    if (first !== undefined && last !== undefined && last - first <= SILENT_MS) return
  }
  note('the server', 'did not become silent')
}

/** Measures processor time and memory of an idle server, hours after its last publication. */
export const measureQuiet = async (config: Config, stores: number): Promise<void> => {
  await letTimePass(config)
  // A deployed server reuses what an earlier one compiled.
  await (await startServer(config)).stop()
  const server = await startServer(config)
  await fetch(`${server.origin}/store/store-1/`)
  await becomeSilent(server)
  await pause(SETTLED_MS)
  const before = server.processorMs()
  await pause(MEASURED_MS)
  const share = ((server.processorMs() - before) / MEASURED_MS) * 100
  const [name, memory] = [`${stores.toLocaleString('en')} stores`, server.memory()]
  report(`processor time at rest, ${name}`, `${share.toFixed(2)} % of a core`, '≤ 0.5 %', share <= 0.5)
  report(`memory at rest, ${name}`, megabytes(memory), '≤ 220 MB', memory <= 220e6)
  await server.stop()
}
