import type { Plugin } from 'vite'

/** Removes sonner's injected styles, which the page's policy forbids. They are in `dashboard.css` instead. */
export const sonnerWithoutInjection = (): Plugin => ({
  name: 'sonner-without-injection',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs/ },
    handler(code) {
      const silent = code.replace(/^__insertCSS\(.*$/m, '')
      if (silent === code) this.error('sonner adds its styles in another way now')
      return { code: silent, map: null }
    },
  },
})
