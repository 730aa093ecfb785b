import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** nginx at its best: one process, files from the system's cache, kept connections. */
const nginxConf = (folder: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  default_type text/html;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    add_header content-encoding br;
  }
}
`

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => undefined))?.ok === true

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** Starts nginx with one file of Brotli `bytes`, which it sends unchanged. */
export const startNginx = async (path: string, bytes: Uint8Array) => {
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'whatsstore-nginx-'))
  const file = join(folder, 'files', path, 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), nginxConf(folder, port))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // Ends it also when a measurement fails.
  process.once('exit', () => child.kill())
  const url = `http://127.0.0.1:${port}${path}`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`nginx stopped with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
