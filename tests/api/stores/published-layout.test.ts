import { expect, it } from 'vitest'
import { plans } from '#contract/plans.ts'
import { publishedLayoutId } from '#server/records/layouts/layout-config.ts'

const now = new Date('2026-03-01T09:00:00.000Z')
const free = { plan: 'free' as const, plan_expiry: null, allowed_layouts: [] as string[] }
const paid = { ...free, plan: 'paid' as const, plan_expiry: '2026-04-01T00:00:00.000Z' }

it.each([
  ['a granted layout draws its store', { ...free, allowed_layouts: ['tech'] }, 'tech', 'tech'],
  ['one whose grant has ended is drawn by what stands in for it', paid, 'nawab-zari', 'luxury'],
  ['what stands in must be hers as well', free, 'nawab-zari', 'default'],
  ['the chain is followed', { ...free, allowed_layouts: ['fashion-boutique'] }, 'miki-couture', 'fashion-boutique'],
  ['a layout that does not exist is the default', paid, 'gone', 'default'],
])('%s', (_, owner, chosen, drawnBy) => expect(publishedLayoutId(owner, chosen, plans.paid.layouts, now)).toBe(drawnBy))
