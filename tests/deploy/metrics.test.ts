import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectProcessMetrics, createMetrics } from '#server/ports/metrics.ts'

const ALERTS = readFileSync('scripts/deploy/prometheus/alerts.yml', 'utf8')
const DASHBOARD = JSON.parse(readFileSync('scripts/deploy/grafana/whatsstore.json', 'utf8'))

/** Every series there is, with its labels, as Prometheus names them. */
const series = async (): Promise<Map<string, Set<string>>> => {
  const metrics = createMetrics()
  collectProcessMetrics(metrics)
  // Without an observation a histogram shows no buckets.
  metrics.requests.observe({ method: 'GET', route: '/', status: 200 }, 1)
  metrics.publications.observe(1)
  metrics.mails.inc({ outcome: 'sent' })
  metrics.purges.inc({ outcome: 'sent' })
  const found = new Map<string, Set<string>>([['up', new Set(['job'])]])
  for (const [, name = '', labels = ''] of (await metrics.registry.metrics()).matchAll(/^(\w+)(?:\{([^}]*)\})? /gm)) {
    const known = found.get(name) ?? new Set(['job'])
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    found.set(name, known)
  }
  metrics.registry.clear()
  return found
}

/** The metrics that an expression names, each with the labels that it is chosen by. */
const namedIn = (expression: string): [name: string, labels: string[]][] =>
  [...expression.matchAll(/\b(up|(?:whatsstore|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', chosen = '']) => [name, [...chosen.matchAll(/(\w+)=/g)].map(([, label = '']) => label)],
  )

const alerts = [...ALERTS.matchAll(/- alert: (\w+)\n\s+expr: (?:>-\n)?((?:.+\n)+?)\s+(?:for|labels):/g)].map(
  ([, name = '', expression = '']) => [name, expression] as const,
)
const panels: (readonly [string, string])[] = DASHBOARD.panels.flatMap(
  ({ title, targets }: { title: string; targets: { expr: string }[] }) =>
    targets.map(({ expr }) => [title, expr] as const),
)

test('alerts and the dashboard ask for metrics and labels that there are', async () => {
  const known = await series()
  expect(alerts).toHaveLength(ALERTS.match(/- alert:/g)?.length ?? 0)
  for (const [title, expression] of [...alerts, ...panels]) {
    const named = namedIn(expression)
    expect(named, title).not.toEqual([])
    for (const [name, labels] of named) {
      expect([...known.keys()], title).toContain(name)
      for (const label of labels) expect([...(known.get(name) ?? [])], `${title}: ${name}`).toContain(label)
    }
  }
})

test('the dashboard shows every metric of the shop', async () => {
  const shown = new Set(
    panels.flatMap(([, expression]) => namedIn(expression)).map(([name]) => name.replace(/_(?:bucket|count)$/, '')),
  )
  const own = [...(await series()).keys()].filter((name) => name.startsWith('whatsstore_'))
  for (const name of own) expect([...shown], name).toContain(name.replace(/_(?:bucket|count|sum)$/, ''))
})

test('panels of the dashboard have a place and a number of their own', () => {
  const ids = DASHBOARD.panels.map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const cells = DASHBOARD.panels.flatMap(
    ({ gridPos: { x, y, w, h } }: { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})
