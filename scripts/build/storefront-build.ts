import tailwindcss from '@tailwindcss/vite'
import { passthroughImageService } from 'astro/config'
import type { Language } from '../../src/contract/languages.ts'
import { asciiStyles } from './ascii-styles.ts'
import { browserEndpoints } from './browser-endpoints.ts'
import { clientOutput } from './client-output.ts'
import { plainIcons } from './plain-icons.ts'
import { platformPolicy } from './platform-policy.ts'
import { smallerReact } from './smaller-react.ts'
import { sonnerWithoutInjection } from './sonner-styles.ts'
import { wantedAddresses } from './storefront-chunks.ts'
import { storefrontCopies } from './storefront-copies.ts'
import { storefrontJsx } from './storefront-jsx.ts'
import { storefrontWords } from './storefront-words.ts'
import { urduWords } from './urdu-words.ts'
import { wordsInPlace } from './words-in-place.ts'

/** Build options of pages, with a dashboard in one language. */
export const buildIn = (language: Language) => ({
  output: 'server' as const,
  // Pages answer in one request: styles stand inside them, scripts stay files that every store shares.
  build: { inlineStylesheets: 'always' as const, assets: 'assets' },
  vite: {
    plugins: [
      wordsInPlace(language),
      ...(language === 'ur' ? [urduWords()] : []),
      tailwindcss(),
      browserEndpoints(),
      plainIcons(),
      sonnerWithoutInjection(),
      storefrontJsx(),
      storefrontWords(),
      storefrontCopies(),
      smallerReact(),
      wantedAddresses(),
      asciiStyles(),
    ],
    // Older phones: media queries and colours in the words their browsers know. For Safari 14.0, `inset-inline-start`
    // became long rules that ask for an element's `:lang()`; whoever has 14.0 can update to 14.1.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome87', 'safari14.1', 'firefox85'] },
    // Parts of React that nobody needs on a phone: hooks of its own tools, and the browser's spinner in a transition.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', navigation: 'undefined' },
    environments: { client: { build: { rolldownOptions: clientOutput } } },
  },
  image: { service: passthroughImageService() },
  security: { csp: platformPolicy, checkOrigin: false },
  devToolbar: { enabled: false },
})

/** The same of pages with the storefront: the program's, and the tests' bare shop. Each adds `integrations`. */
export const storefrontBuild = buildIn('en')
