import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { closureOf, islandFiles } from './script-closure.ts'

/** The tab that the dashboard opens with. */
const FIRST_TAB = /^StoreTab\./

/** Tabs that sellers open by their name in the address. */
const NAMED_TABS = { orders: /^(OrdersTab|warm-orders)\./, products: /^ProductsTab\./ }

const linksTo = (files: string[]): string => files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')

/**
 * Preloads all files of the islands in the head. Otherwise browsers find one level per round trip. Those of a named
 * tab wait in a `<template>`, for `src/shells/early-calls.ts`.
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
        const filesWith = (tab: RegExp) => closureOf(folder, islandFiles(html), (file) => tab.test(basename(file)))
        const files = filesWith(FIRST_TAB)
        const tabs = Object.entries(NAMED_TABS).map(([tab, pattern]) => {
          const more = filesWith(pattern).filter((file) => !files.includes(file))
          return more.length > 0 ? `<template id="early-${tab}">${linksTo(more)}</template>` : ''
        })
        if (files.length > 0) writeFileSync(page, html.replace('</head>', `${linksTo(files)}${tabs.join('')}</head>`))
      }
    },
  },
})
