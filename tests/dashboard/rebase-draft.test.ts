import { expect, test } from 'vitest'
import { type DraftLine, emptyDraft, type OrderDraft } from '#src/features/orders/edit/order-draft.ts'
import { rebaseDraft } from '#src/features/orders/edit/rebase-draft.ts'

const line = (position: number, name: string, change: Partial<DraftLine> = {}): DraftLine => ({
  key: `line-${position}`,
  position,
  name,
  label: null,
  price: '450',
  known: '450',
  quantity: 1,
  ...change,
})
const bangles = line(0, 'Glass bangles')
const shawl = line(1, 'Shawl')
const added: DraftLine = { ...line(0, 'Khussa'), key: 'added-1', position: undefined, product_id: '7' }

const first: OrderDraft = { ...emptyDraft, lines: [bangles, shawl], buyer_name: 'Sana', city: 'Multan' }

test('keeps what was typed here, and takes over what was changed elsewhere', () => {
  const draft = { ...first, buyer_name: 'Sana Malik', adjustment: '100', takesOff: true }
  const newer = { ...first, city: 'Lahore', adjustment: '50', adjustment_note: 'For the wait' }
  expect(rebaseDraft(draft, first, newer)).toEqual({ ...draft, city: 'Lahore' })
})

test('keeps a price typed here on a quantity changed elsewhere', () => {
  const draft = { ...first, lines: [{ ...bangles, price: '400' }, shawl] }
  const newer = { ...first, lines: [{ ...bangles, quantity: 3 }, shawl] }
  expect(rebaseDraft(draft, first, newer).lines).toEqual([{ ...bangles, quantity: 3, price: '400' }, shawl])
})

test('keeps lines added and removed here, at the positions of the newer state', () => {
  const draft = { ...first, lines: [{ ...shawl, quantity: 2 }, added] }
  const newer = { ...first, lines: [line(0, 'Shawl'), line(1, 'Kurta'), line(2, 'Glass bangles')] }
  expect(rebaseDraft(draft, first, newer).lines).toEqual([line(0, 'Shawl', { quantity: 2 }), line(1, 'Kurta'), added])
})

test('leaves out a line that was removed elsewhere', () => {
  const draft = { ...first, lines: [{ ...bangles, quantity: 2 }, shawl] }
  expect(rebaseDraft(draft, first, { ...first, lines: [line(0, 'Shawl')] }).lines).toEqual([line(0, 'Shawl')])
})

test('keeps two lines of one name apart', () => {
  const twice = { ...first, lines: [bangles, line(1, 'Glass bangles', { price: '0', known: '0' })] }
  const [one, two] = twice.lines
  const draft = { ...twice, lines: [{ ...bangles, quantity: 5 }, ...twice.lines.slice(1)] }
  expect(rebaseDraft(draft, twice, twice).lines).toEqual([{ ...one, quantity: 5 }, two])
})
