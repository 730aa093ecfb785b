import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'

/** The real server as a process of its own, deployed as the README says. */
export interface ServerProcess {
  origin: string
  port: number
  pid: number
  /** Resident memory in bytes. */
  memory(): number
  /** Processor time of all its threads so far, in milliseconds. */
  processorMs(): number
  stop(): Promise<void>
}

const compileCache = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'whatsstore-compiled-'))
const running = new Set<ChildProcess>()
// Ends it also when a measurement fails.
process.once('exit', () => {
  for (const child of running) child.kill()
  rmSync(compileCache, { recursive: true, force: true })
})

/** As the README has it deployed. */
const DEPLOYED = {
  NODE_COMPILE_CACHE: compileCache,
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4',
  UV_THREADPOOL_SIZE: '16',
}

/** One clock tick of the kernel's counters (USER_HZ). */
const TICK_MS = 10

/** Returns a process's user and system time, fields 14 and 15. Its name, before them, may contain spaces. */
const processorMs = (pid: number): number => {
  const [, figures = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = figures.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * TICK_MS
}

/** Starts the server on a data folder, with more settings in `env`. */
export const startServer = async (config: Config, env: Record<string, string> = {}): Promise<ServerProcess> => {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...DEPLOYED,
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: config.dataDir,
      PUBLISH_WORKERS: String(config.publishWorkers),
      PUBLIC_ORIGIN: config.publicOrigin,
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)))
  })
  return {
    port,
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    memory: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    processorMs: () => processorMs(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
