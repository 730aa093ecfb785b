import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../../src/contract/endpoint.ts'

/**
 * Leaves browsers the method and the path of each endpoint of the contract. The schemas only type a call there: what is sent is the server's
 * to check, and with zod they would weigh 28 kB more on the sign-in screen. Modules named `*.endpoints.ts` export endpoints and nothing else.
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
