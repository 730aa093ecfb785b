declare namespace App {
  interface Locals {
    /** The page a layout renders; set by the renderer, never by a request. */
    page: import('./contract/stores/store-page.ts').StorePage
    /** The landing page that is rendered instead of a layout's page. */
    landing: import('./contract/stores/store-page.ts').LandingPage
    /** Policy sources of the styles made for this page alone; a layout's parts add theirs while it is rendered. */
    ownStyles: string[]
  }
}

declare module 'virtual:find-address' {
  /** Address of the file that searches and sorts. */
  const address: string
  export default address
}

declare module 'virtual:dialogs-address' {
  /** Address of the file that mounts the dialogs. */
  const address: string
  export default address
}
