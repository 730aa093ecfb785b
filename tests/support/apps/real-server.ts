import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Outcome of a program that ended. */
export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  output: string
  errors: string
}

/** Starts a program of the project, which ends with the test at the latest. `message` is the first one it sends. */
const startProgram = (args: string[], env: Record<string, string>) => {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    // Nothing else of the test runner's own environment changes what is tested.
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      SEED_DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  let errors = ''
  child.stdout?.on('data', (part: Buffer) => {
    output += part.toString()
  })
  child.stderr?.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const ended = new Promise<Ended>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, output, errors })),
  )
  const message = new Promise<{ kind: string; port: number }>((resolve) => child.once('message', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    pid: child.pid ?? 0,
    ended,
    message,
    said: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}

/** Runs a script of the project to its end. */
export const runScript = (args: string[], env: Record<string, string>): Promise<Ended> => startProgram(args, env).ended

/** Starts the real server on a free port. Resolves when it listens; throws with its output if it stops. */
export const startServer = async (dataDir: string, env: Record<string, string> = {}) => {
  const program = launchServer(dataDir, env)
  const first = await Promise.race([program.message, program.ended])
  if ('errors' in first) throw new Error(`the server stopped: ${first.errors}`)
  return {
    ...program,
    origin: `http://127.0.0.1:${first.port}`,
  }
}

/** Does the same without waiting until it listens. */
export const launchServer = (dataDir: string, env: Record<string, string> = {}) =>
  startProgram(['server/main.ts'], {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLISH_WORKERS: '1',
    LOG_LEVEL: 'warn',
    ...env,
  })

export type RealServer = Awaited<ReturnType<typeof startServer>>
