import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../../src/contract/endpoint.ts'

/**
 * Keeps only method and path of each endpoint for browsers. The schemas type calls there; the server checks them, and
 * zod would add 28 kB to the sign-in screen. Modules named `*.endpoints.ts` export nothing else.
 */
export const browserEndpoints = (): Plugin => ({
  name: 'browser-endpoints',
  load: {
    filter: { id: /\/src\/contract\/.+\.endpoints\.ts(?:\?\w+)?$/ },
    async handler(id) {
      // Anew each time, so that the development server sees a change.
      const [file = ''] = id.split('?')
      const endpoints: Record<string, Endpoint> = await import(`${pathToFileURL(file).href}?${Date.now()}`)
      const exports = Object.entries(endpoints).map(([name, { method, path }]) => {
        if (!method || !path) this.error(`${name} is no endpoint: the build would leave nothing of it`)
        return `export const ${name} = ${JSON.stringify({ method, path })}`
      })
      return { code: exports.join('\n'), map: null }
    },
  },
})
