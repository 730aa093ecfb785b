import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { dev } from 'astro'
import { AURA_ORB_PATH } from '#contract/stores/aura-orb.ts'
import { getConfig } from '#server/config/config.ts'

/**
 * Runs Astro's dev server with the API behind it on one address. Store pages and samples are rendered at each request
 * from the layouts' sources. The API restarts when its sources change and listens on the next port.
 */
const config = getConfig(process.env)
const apiPort = config.port + 1
const publicOrigin = `http://localhost:${config.port}`

const api = spawn(process.execPath, ['--watch-path=server', '--watch-path=src/contract', 'server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    // Reached through the site alone.
    HOST: 'localhost',
    PORT: String(apiPort),
    PUBLIC_ORIGIN: publicOrigin,
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  },
})
process.on('exit', () => api.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

// With their slashes: `/layouts-catalog` and the like are sources that Vite serves itself.
const paths = [
  '/api',
  '/media/',
  '/assets/',
  '/preview/',
  '/layouts/',
  '/layout-test/images/',
  '/dev/',
  '/healthz',
  '/readyz',
  '/metrics',
]
const behind = { target: `http://localhost:${apiPort}` }
await dev({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { port: config.port, host: config.host },
  vite: { server: { proxy: Object.fromEntries(paths.map((path) => [path, behind])) } },
  integrations: [
    {
      name: 'live-store-pages',
      hooks: {
        'astro:config:setup': ({ injectRoute, addMiddleware }) => {
          const entrypoint = fileURLToPath(new URL('./dev/StorePage.astro', import.meta.url))
          addMiddleware({ order: 'pre', entrypoint: new URL('./dev/fill-in.ts', import.meta.url) })
          injectRoute({ pattern: '/store/[slug]', entrypoint, prerender: false })
          injectRoute({ pattern: '/store/[slug]/[...path]', entrypoint, prerender: false })
          const sample = fileURLToPath(new URL('./dev/SamplePage.astro', import.meta.url))
          injectRoute({ pattern: '/layout-test/[layout]/[...path]', entrypoint: sample, prerender: false })
          const landing = fileURLToPath(new URL('./dev/LandingPage.astro', import.meta.url))
          injectRoute({ pattern: AURA_ORB_PATH, entrypoint: landing, prerender: false })
        },
      },
    },
  ],
})
