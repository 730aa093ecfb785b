import type { Plugin } from 'vite'

/** The toasts' own script adds its styles to the page, which the page's policy forbids; they stand in `dashboard.css` instead. */
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
