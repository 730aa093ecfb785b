declare namespace App {
  interface Locals {
    /** The page a layout renders; set by the renderer, never by a request. */
    page: import('#contract/store-page.ts').StorePage
  }
}
