import { expect, test } from 'vitest'
import {
  conversionWords,
  growthWords,
  hourSpan,
  hoursOfDay,
  hourWords,
  isQuiet,
  successWords,
  summaryOf,
} from '#src/features/analytics/figure-words.ts'
import { referralLink } from '#src/features/shared/referral-words.ts'
import { connectionOf, qrImage } from '#src/features/whatsapp/connection.ts'
import { boldParts, insertAt, previewOf, templateProblem } from '#src/features/whatsapp/template-words.ts'
import { dayWords } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'

test('formats hours and days for reading', () => {
  expect([0, 9, 12, 23].map(hourWords)).toEqual(['12 AM', '9 AM', '12 PM', '11 PM'])
  expect(hourSpan(23)).toBe('11 PM – 12 AM')
  expect(dayWords('2026-11-21')).toBe('Sat 21 Nov')
  expect(count(12345)).toBe('12,345')
})

const performance = (views_this_week: number, views_last_week: number, view_growth_percentage: number) => ({
  total_store_views: views_this_week + views_last_week,
  views_this_week,
  views_last_week,
  view_growth_percentage,
  product_interactions: 0,
})

test('names growth with its direction; in numbers where last week is too little to compare with', () => {
  expect([performance(90, 80, 12.5), performance(96, 100, -4), performance(7, 7, 0)].map(growthWords)).toEqual([
    '+12.5% compared to last week',
    '−4% compared to last week',
    'Same as last week',
  ])
  expect([performance(1, 0, 100), performance(12, 4, 200), performance(0, 0, 0)].map(growthWords)).toEqual([
    '1 view this week, none the week before',
    '12 views this week, 4 the week before',
    'No views in these two weeks',
  ])
})

test('says percentages as people count', () => {
  expect(conversionWords(240, 12.9)).toBe('Out of 100 visitors, 13 ordered')
  expect(conversionWords(2000, 0.3)).toBe('Out of 1,000 visitors, 3 ordered')
  expect(conversionWords(40, 5)).toBe('2 orders from 40 views')
  expect(conversionWords(100, 110)).toBe('110 orders from 100 views')
  expect(conversionWords(40, 0)).toBe('No order yet from 40 views')
  expect(conversionWords(0, 0)).toBe('No views yet')
  expect([0, 66.7, 100].map(successWords)).toEqual([
    'No order delivered yet',
    'Out of 100 finished orders, 67 were delivered',
    'Every finished order was delivered',
  ])
})

test('a day has all its hours, busy or not', () => {
  const hours = hoursOfDay([
    { hour: 20, orders: 4 },
    { hour: 11, orders: 1 },
  ])
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  expect(hours.filter(({ orders }) => orders > 0)).toEqual([
    { hour: 11, orders: 1 },
    { hour: 20, orders: 4 },
  ])
})

test('leaves empty facts out of a summary', () => {
  const empty = {
    currency: 'PKR' as const,
    store_performance: performance(0, 0, 0),
    conversion_metrics: { view_to_order_rate: 0, avg_order_value: 0, delivered_success_rate: 0 },
    product_insights: { top_performers: [], category_breakdown: [] },
    customer_insights: { peak_ordering_hours: [], daily_traffic_trends: [{ date: '2026-11-21', views: 0 }] },
    revenue_trends: [],
    analytics_period: { total_analysis_days: 30 },
  }
  expect(summaryOf(empty).map(({ label }) => label)).toEqual([
    'Period',
    'Views this week',
    'Weekly growth',
    'Product interactions',
  ])
  const busy = {
    peak_ordering_hours: [{ hour: 20, orders: 4 }],
    daily_traffic_trends: [{ date: '2026-11-20', views: 3 }],
  }
  expect(summaryOf({ ...empty, customer_insights: busy }).slice(4)).toEqual([
    { label: 'Busiest day this week', value: 'Fri 20 Nov' },
    { label: 'Most orders at', value: '8 PM – 9 PM' },
  ])
  expect(isQuiet(empty)).toBe(true)
  expect(isQuiet({ ...empty, store_performance: performance(0, 1, -100) })).toBe(false)
  expect(isQuiet({ ...empty, customer_insights: busy })).toBe(false)
})

test('a code to scan comes under any of three names, and bare base64 gets what it lacks', () => {
  expect(qrImage({ qr: 'data:image/svg+xml;base64,AA' })).toBe('data:image/svg+xml;base64,AA')
  expect(qrImage({ qrCodeUrl: 'https://qr.example/1.png' })).toBe('https://qr.example/1.png')
  expect(qrImage({ qr: '', qrCode: 'iVBORw0KGgo=' })).toBe('data:image/png;base64,iVBORw0KGgo=')
  expect(qrImage({ qrCode: '/9j/4AAQ' })).toBe('data:image/png;base64,/9j/4AAQ')
  expect(qrImage({})).toBe(null)
})

test('a connection is read from either answer', () => {
  expect(connectionOf({ isConnected: true })).toEqual({ state: 'connected', phoneNumber: null, name: null })
  expect(connectionOf({ isConnected: false })).toEqual({ state: 'waiting' })
  const seller = { isConnected: true, phoneNumber: '923001234567', name: 'Noor' }
  expect(connectionOf({ success: true, seller })).toEqual({
    state: 'connected',
    phoneNumber: '923001234567',
    name: 'Noor',
  })
})

test('a template is previewed, checked, and filled at the cursor', () => {
  const store = { name: 'نور', link: 'https://x.example/', currency: 'AED' } as const
  expect(previewOf('order_shipped', '{store_name}: {order_id} {status}', store)).toBe('نور: 7QF3M2K9XA Shipped')
  expect(previewOf('order_placed', '{total}', store)).toBe('AED 2,450')
  expect(previewOf('order_placed', '{delivery}', { ...store, language: 'ur' })).toBe('ڈیلیوری: AED 250')
  expect(previewOf('order_alert', '{delivery}', { ...store, language: 'ur' })).toBe('Delivery: AED 250')
  expect(templateProblem('order_placed', 'Hi {buyer_name}', ['buyer_name'])).toBe(undefined)
  expect(templateProblem('order_placed', 'Hi {name}', ['buyer_name', 'total'])).toBe(
    '{name} is not known here. Use {buyer_name}, {total}.',
  )
  expect(insertAt('Hi !', { start: 3, end: 3 }, '{buyer_name}')).toEqual(['Hi {buyer_name}!', 15])
  expect(boldParts('Order *7QF* and * not')).toEqual([
    { text: 'Order ', bold: false, at: 0 },
    { text: '7QF', bold: true, at: 6 },
    { text: ' and * not', bold: false, at: 11 },
  ])
})

test('a referral link carries its code', () => {
  expect(referralLink('https://x.example', 'AB12')).toBe('https://x.example/auth?ref=AB12')
})
