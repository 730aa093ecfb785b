import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

const CONFIGURATION = 'scripts/deploy/nginx'

/** Program of nginx, if this machine has one. Debian keeps it where only root looks. */
const PROGRAM = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)
export const hasNginx = PROGRAM !== undefined

/** Returns a deployed configuration without TLS, listening on a test's port. */
const withoutTls = (name: string, port: number): string =>
  readFileSync(join(CONFIGURATION, name), 'utf8')
    .replace(/^server \{\n {2}listen 80;[^}]*\}\n/m, '')
    .replace(/^ {2}(?:listen|ssl_).*\n/gm, '')
    .replace('server_name shop.example;', `listen 127.0.0.1:${port};`)

const mainConf = (folder: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`

/** Starts nginx as deployed, in front of a server and its data folder, until the test ends. Returns its origin. */
export const startNginx = (dataDir: string, serverOrigin: string): Promise<string> =>
  start('whatsstore.conf', (conf) =>
    conf.replaceAll('/var/lib/whatsstore', dataDir).replace('127.0.0.1:4321', new URL(serverOrigin).host),
  )

/** Does the same in front of two servers on other machines. */
export const startNginxOfMany = (servers: [string, string]): Promise<string> =>
  start('whatsstore-many.conf', (conf, folder) =>
    conf
      .replace('web-1:4321', new URL(servers[0]).host)
      .replace('web-2:4321', new URL(servers[1]).host)
      .replace('/var/cache/nginx/whatsstore', join(folder, 'cache')),
  )

const start = async (name: string, adapt: (conf: string, folder: string) => string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  mkdirSync(join(folder, 'snippets'))
  writeFileSync(
    join(folder, 'snippets/whatsstore-headers.conf'),
    readFileSync(join(CONFIGURATION, 'whatsstore-headers.conf')),
  )
  writeFileSync(join(folder, 'site.conf'), adapt(withoutTls(name, port), folder))
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder))
  const child = spawn(PROGRAM ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  const answers = async () => child.exitCode ?? (await fetch(origin).catch(() => undefined))?.ok
  await expect.poll(answers).toBeDefined()
  return origin
}
