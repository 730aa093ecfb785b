import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { expect, onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** Whether this machine has Caddy. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0

/** Starts Caddy as deployed, with certificates of its own making, in front of a server until the test ends. */
export const startCaddy = async (serverOrigin: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-caddy-'))
  const port = await freePort()
  const file = join(folder, 'Caddyfile')
  const deployed = readFileSync('scripts/deploy/caddy/Caddyfile', 'utf8')
  writeFileSync(
    file,
    deployed
      .replace(
        '{\n',
        `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttps_port ${port}\n`,
      )
      .replaceAll('127.0.0.1:4321', new URL(serverOrigin).host),
  )
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  /** Asks for a page of a host. Rejects when there is no certificate for it. */
  const ask = (host: string, path: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, servername: host, path, headers: { host }, rejectUnauthorized: false }
      const call = request(options, (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      call.on('error', reject)
      call.end()
    })
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, servername: 'shop.example', rejectUnauthorized: false })
      socket.once('secureConnect', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => socket.destroy())
      setTimeout(() => socket.destroy(), 500)
    })
  await expect.poll(isUp, { timeout: 20_000 }).toBe(true)
  return { ask }
}
