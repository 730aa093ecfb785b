import { useState } from 'react'
import { toDecimal } from '#contract/minor-units.ts'
import type { Currency } from '#contract/money.ts'
import { signedAmount } from '#src/lib/amount.ts'
import { Button } from '#src/ui/Button.tsx'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea, TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { AddProduct } from './AddProduct.tsx'
import { DraftLines } from './DraftLines.tsx'
import { KnownBuyer } from './KnownBuyer.tsx'
import { costOf, type OrderDraft } from './order-draft.ts'
import * as say from './words.ts'

interface DraftFieldsProps {
  draft: OrderDraft
  /** Messages by field, as the server names them. */
  problems: Record<string, string | undefined>
  currency: Currency | undefined
  /** Agreed discount, in minor units. */
  discount: number
  /** Shown below the charge. */
  deliveryHint?: string
  /** Whether the buyer may be one of the customers. */
  isNew: boolean
  onChange: (draft: OrderDraft) => void
}

const Line = ({ label, amount, strong }: { label: string; amount: string; strong?: boolean }) => (
  <p className={`flex items-baseline justify-between gap-4 ${strong ? 'font-semibold' : 'text-muted text-sm'}`}>
    <span>{label}</span>
    <span className={`tabular-nums ${strong ? 'text-lg' : ''}`}>{amount}</span>
  </p>
)

/** Everything of an order that its seller may change. */
export const DraftFields = ({ draft, problems, currency, discount, ...rest }: DraftFieldsProps) => {
  const { deliveryHint, isNew, onChange } = rest
  const [adjusts, setAdjusts] = useState(draft.adjustment !== '')
  const set = (change: Partial<OrderDraft>) => onChange({ ...draft, ...change })
  const cost = costOf(draft, discount)
  const price = (minor: number) => signedAmount(currency, toDecimal(minor))
  const input = (key: 'buyer_name' | 'buyer_phone' | 'city', more: object = {}) => ({
    value: draft[key],
    onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
    autoComplete: 'off',
    ...more,
  })
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-3">
        <h3 className="font-medium text-muted text-sm">{common.products}</h3>
        <DraftLines lines={draft.lines} currency={currency} onChange={(lines) => set({ lines })} />
        {problems.items && (
          <p role="alert" className="text-negative text-sm">
            {problems.items}
          </p>
        )}
        <AddProduct isOpen={draft.lines.length === 0} onAdd={(line) => set({ lines: [...draft.lines, line] })} />
      </section>
      <section className="flex flex-col gap-4">
        <h3 className="font-medium text-muted text-sm">{say.buyer}</h3>
        <Field label={say.phone} error={problems.buyer_phone}>
          {(field) => <TextInput {...field} dir="ltr" inputMode="tel" {...input('buyer_phone')} />}
        </Field>
        {isNew && <KnownBuyer draft={draft} onFill={set} />}
        <Field label={common.name} error={problems.buyer_name}>
          {(field) => <TextInput {...field} dir="auto" {...input('buyer_name')} />}
        </Field>
        <Field label={say.city} optional error={problems.place}>
          {(field) => <TextInput {...field} dir="auto" {...input('city')} />}
        </Field>
        <Field label={say.address} error={problems.delivery_address}>
          {(field) => (
            <Textarea
              {...field}
              dir="auto"
              rows={3}
              value={draft.delivery_address}
              onChange={(event) => set({ delivery_address: event.target.value })}
            />
          )}
        </Field>
        <Field label={say.notesOfTheBuyer} optional error={problems.order_notes}>
          {(field) => (
            <Textarea
              {...field}
              dir="auto"
              rows={2}
              value={draft.order_notes}
              onChange={(event) => set({ order_notes: event.target.value })}
            />
          )}
        </Field>
      </section>
      <section className="flex flex-col gap-4">
        <h3 className="font-medium text-muted text-sm">{common.amount}</h3>
        <Field label={say.deliveryCharge} hint={deliveryHint} error={problems.delivery_amount}>
          {(field) => <AmountInput {...field} value={draft.delivery} onAmount={(delivery) => set({ delivery })} />}
        </Field>
        {adjusts ? (
          <>
            <Field label={say.whatIsItFor} error={problems.adjustment_note}>
              {(field) => (
                <TextInput
                  {...field}
                  dir="auto"
                  maxLength={60}
                  placeholder={say.giftWrap}
                  value={draft.adjustment_note}
                  onChange={(event) => set({ adjustment_note: event.target.value })}
                />
              )}
            </Field>
            <Field label={draft.takesOff ? say.amountTakenOff : say.amountAdded} error={problems.adjustment_amount}>
              {(field) => (
                <div className="flex gap-2">
                  <AmountInput {...field} value={draft.adjustment} onAmount={(adjustment) => set({ adjustment })} />
                  <Button variant="secondary" onClick={() => set({ takesOff: !draft.takesOff })}>
                    {draft.takesOff ? say.addInstead : say.takeOffInstead}
                  </Button>
                </div>
              )}
            </Field>
          </>
        ) : (
          <Button variant="link" size="text" className="self-start" onClick={() => setAdjusts(true)}>
            {say.addOrTakeOff}
          </Button>
        )}
        <div className="flex flex-col gap-1 border-line border-t pt-3" role="status">
          <Line label={common.products} amount={price(cost.goods)} />
          {cost.discount > 0 && <Line label={say.discountAsAgreed} amount={`−${price(cost.discount)}`} />}
          {cost.delivery > 0 && <Line label={say.delivery} amount={price(cost.delivery)} />}
          {cost.adjustment !== 0 && (
            <Line label={draft.adjustment_note || say.adjustment} amount={price(cost.adjustment)} />
          )}
          <Line label={say.total} amount={price(cost.total)} strong />
        </div>
      </section>
    </div>
  )
}
