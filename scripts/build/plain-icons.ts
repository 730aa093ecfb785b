import type { Plugin } from 'vite'

/** Makes an icon, with the classes that lucide-react gives it and without its settings, which nobody uses. */
const CODE = `import { createElement } from 'react'
const look = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
}
export default ({ name, node }) => ({ className = '', ...rest }) => createElement(
  'svg', { ...look, 'aria-hidden': rest['aria-label'] ? undefined : true, ...rest, className: 'lucide lucide-' + name + ' ' + className },
  ...node.map(([tag, attributes]) => createElement(tag, attributes)),
)`

/** Returns the plugin that keeps what lucide-react does at each icon out of browsers: 1.5 kB. */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/ },
    handler: () => ({ code: CODE, map: null }),
  },
})
