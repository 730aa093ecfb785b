import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { closure, pageScripts, total } from '../support/browser/script-size.ts'
import { siteFolder } from '../support/fixtures/fixture-site.ts'

const assets = `${siteFolder}client/assets/`

describe('what a seller downloads', () => {
  it('the sign-in screen: at most 86 kB of script, without the schemas', () => {
    const files = pageScripts('auth')
    expect(total(files)).toBeLessThanOrEqual(86_000)
    expect([...files].filter((file) => /ZodError|invalid_type/.test(readFileSync(assets + file, 'utf8')))).toEqual([])
  })

  it('the dashboard: at most 95 kB of script, and 25 kB for its first tab', () => {
    const files = pageScripts('dashboard')
    const before = total(files)
    expect(before).toBeLessThanOrEqual(95_000)
    const tab = readdirSync(assets).filter((file) => /^StoreTab\..*\.js$/.test(file))
    expect(tab).toHaveLength(1)
    for (const file of tab) closure(file, files)
    expect(total(files) - before).toBeLessThanOrEqual(25_000)
  })

  it('the orders: at most 48 kB more with what the first tab shares, without the schemas', () => {
    const dashboard = pageScripts('dashboard')
    const [tab = ''] = readdirSync(assets).filter((file) => /^OrdersTab\..*\.js$/.test(file))
    const files = [...closure(tab)].filter((file) => !dashboard.has(file))
    expect(total(files)).toBeLessThanOrEqual(48_000)
    expect(files.filter((file) => /ZodError|invalid_type/.test(readFileSync(assets + file, 'utf8')))).toEqual([])
  })

  it('the styles of the dashboard: at most 16.5 kB', () => {
    const html = readFileSync(`${siteFolder}client/dashboard/index.html`, 'utf8')
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
    expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(16_500)
  })

  it('the panel of an admin: at most 60 kB beside what her dashboard has, and nothing of it for others', () => {
    const others = pageScripts('dashboard')
    const before = new Set(others)
    for (const file of readdirSync(assets).filter((name) => /^(?!Admin)\w+Tab\..*\.js$/.test(name)))
      closure(file, before)
    const [tab = ''] = readdirSync(assets).filter((file) => /^AdminTab\..*\.js$/.test(file))
    const views = readdirSync(assets).filter((file) =>
      /^(Dashboard|Users|Stores|Referrals|Layouts|Analytics|WhatsApp|System)View\..*\.js$/.test(file),
    )
    expect(views).toHaveLength(8)
    const panel = new Set(before)
    for (const file of [tab, ...views]) closure(file, panel)
    expect(total([...panel].filter((file) => !before.has(file)))).toBeLessThanOrEqual(60_000)
    expect([tab, ...views].filter((file) => others.has(file))).toEqual([])
  })

  it('the charts come with the Analytics tab only, and after its figures', () => {
    const charts = readdirSync(assets).filter((file) => /^(Bars|Ranks)Chart\..*\.js$/.test(file))
    const drawing = new Set(charts.flatMap((file) => [...closure(file)]))
    const tab = readdirSync(assets).filter((file) => /^AnalyticsTab\..*\.js$/.test(file))
    const before = closure(tab[0] ?? '', pageScripts('dashboard'))
    const drawn = (files: Iterable<string>) =>
      [...files].filter((file) => readFileSync(assets + file, 'utf8').includes('recharts'))
    expect(drawn(drawing)).not.toEqual([])
    expect(drawn(before)).toEqual([])
  })

  it('nothing of the storefront', () => {
    for (const page of ['auth', 'dashboard'])
      expect([...pageScripts(page)].filter((file) => /^(Storefront|dialogs|chat)\./.test(file))).toEqual([])
  })
})
