declare namespace App {
  interface Locals {
    /** The page to render. Set by the renderer, never by a request. */
    page: import('./contract/stores/store-page.ts').StorePage
    /** The landing page to render instead of a layout's page. */
    landing: import('./contract/stores/store-page.ts').LandingPage
    /** Style hashes for this page's policy. Layout parts add theirs while rendering. */
    ownStyles: string[]
    /** Policy sources of the page's own inline scripts. */
    ownScripts: string[]
    /** Styles that come after the layout's own. */
    lateStyles: string[]
    /** Words in the shop's language. */
    words: import('./contract/shop-words.ts').ShopWords
  }
}

declare module 'virtual:find-address' {
  /** URL of the script that searches and sorts. */
  const address: string
  export default address
}

declare module 'virtual:choice-address' {
  /** URL of the script that follows a choice of size, colour and the like. */
  const address: string
  export default address
}

declare module 'virtual:delivery-address' {
  /** URL of the script that knows places and what delivery costs. */
  const address: string
  export default address
}

declare module 'virtual:code-address' {
  /** URL of the script that asks for a discount code. */
  const address: string
  export default address
}

declare module 'virtual:dialogs-address' {
  /** URL of the script that mounts the dialogs. */
  const address: string
  export default address
}

/** Modules of the storefront with Urdu words; see `storefront-copies.ts`. */
declare module '*?ur'
