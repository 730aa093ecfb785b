declare namespace App {
  interface Locals {
    /** The page a layout renders; set by the renderer, never by a request. */
    page: import('#contract/store-page.ts').StorePage
  }
}

declare module 'virtual:dialogs-address' {
  /** Address of the file that mounts the dialogs. */
  const address: string
  export default address
}
