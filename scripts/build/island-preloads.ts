import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { closureOf, islandFiles } from './script-closure.ts'

/** The tab that the dashboard opens with. */
const FIRST_TAB = /^StoreTab\./

/** Tabs that sellers open by their name in the address. */
const NAMED_TABS = { orders: /^(OrdersTab|warm-orders)\./, products: /^ProductsTab\./ }

/** Pages on which a seller signs in. The dashboard follows. */
const SIGN_IN = /^auth\b/

const linksTo = (files: string[]): string => files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')

const filesOf = (folder: string, html: string, tab: RegExp) =>
  closureOf(folder, islandFiles(html), (file) => tab.test(basename(file)))

const tabFiles = (folder: string, html: string) =>
  Object.fromEntries(
    Object.entries(NAMED_TABS).map(([tab, pattern]) => [`early-${tab}`, filesOf(folder, html, pattern)]),
  )

/** Returns the files of the dashboard's first view, then those of the orders. */
const dashboardFiles = (folder: string) => {
  const html = readFileSync(join(folder, 'dashboard/index.html'), 'utf8')
  return [...new Set([FIRST_TAB, NAMED_TABS.orders].flatMap((tab) => filesOf(folder, html, tab)))]
}

/**
 * Preloads all files of the islands in the head. Otherwise browsers find one level per round trip. Those of a named
 * tab wait in a `<template>`, for `src/shells/early-calls.ts`; those of the dashboard in one of the sign-in pages, for
 * `src/shells/next-files.ts`.
 */
export const islandPreloads = (): AstroIntegration => ({
  name: 'island-preloads',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.html')) continue
        const page = join(folder, name)
        const html = readFileSync(page, 'utf8')
        const files = filesOf(folder, html, FIRST_TAB)
        const later = SIGN_IN.test(name) ? { 'next-files': dashboardFiles(folder) } : tabFiles(folder, html)
        const templates = Object.entries(later).map(([id, all]) => {
          const more = all.filter((file) => !files.includes(file))
          return more.length > 0 ? `<template id="${id}">${linksTo(more)}</template>` : ''
        })
        if (files.length > 0)
          writeFileSync(page, html.replace('</head>', `${linksTo(files)}${templates.join('')}</head>`))
      }
    },
  },
})
