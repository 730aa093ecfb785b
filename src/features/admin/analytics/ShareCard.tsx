import { count, percent } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { ChartCard } from '#src/ui/charts/ChartCard.tsx'
import { RanksChart } from '#src/ui/charts/deferred-charts.tsx'

/** Rows in the chart. The table shows all. */
const DRAWN = 6

interface Share {
  name: string
  views: number
  interactions: number
  whatsapp_clicks: number
  orders: number
}

/** Orders per 100 views, with one decimal. */
const conversion = ({ orders, views }: Share): string => (views === 0 ? '—' : percent((orders / views) * 100))

/** 30 days of views by group, with the orders that followed. */
export const ShareCard = ({ title, rows }: { title: string; rows: readonly Share[] }) => (
  <ChartCard
    title={title}
    description="Views in 30 days. The table also has clicks and orders"
    entries={rows}
    columns={[
      { heading: 'Of', value: ({ name }) => name },
      { heading: 'Views', value: ({ views }) => count(views), numeric: true },
      { heading: 'WhatsApp', value: ({ whatsapp_clicks }) => count(whatsapp_clicks), numeric: true },
      { heading: 'Orders', value: ({ orders }) => count(orders), numeric: true },
      { heading: 'Conversion', value: conversion, numeric: true },
    ]}
    empty={rows.every(({ views }) => views === 0) ? 'No views in the last 30 days.' : null}
  >
    <RanksChart
      entries={rows.slice(0, DRAWN).map((row) => ({
        key: row.name,
        label: row.name,
        title: row.name,
        amount: row.views,
        value: `${plural(row.views, 'view')} · ${plural(row.orders, 'order')}`,
      }))}
    />
  </ChartCard>
)
