import { useController } from 'react-hook-form'
import { type Currency, currencies } from '#contract/money.ts'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { FieldPair } from '#src/ui/forms/FieldPair.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { EMPTY_ADVANCE, type PaymentsForm } from './payments-form.ts'
import * as say from './words.ts'

const kinds = [
  { id: 'percent', name: say.percent },
  { id: 'amount', name: common.amount },
] as const

const HOURS = [6, 12, 24, 48, 72] as const

/** The part of an order that buyers pay before delivery, and who is asked for it. */
export const AdvanceFields = ({ form, currency }: { form: PaymentsForm; currency: Currency }) => {
  const { control, formState } = form
  const advance = useController({ control, name: 'advance' }).field
  const problems = formState.errors.advance
  const unit = currencies[currency].trim()
  const { value } = advance
  const set = (change: Partial<typeof EMPTY_ADVANCE>) => advance.onChange({ ...EMPTY_ADVANCE, ...value, ...change })
  return (
    <section className="flex flex-col gap-4 rounded-xl border border-line p-4">
      <SwitchField
        label={say.askForAnAdvance}
        hint={say.buyersAreToldBeforeOrdering}
        checked={Boolean(value)}
        onChange={(on) => advance.onChange(on ? EMPTY_ADVANCE : null)}
      />
      {value && (
        <>
          <SegmentedControl label={say.howMuch} choices={kinds} value={value.kind} onChange={(kind) => set({ kind })} />
          <FieldPair>
            <Field
              label={value.kind === 'percent' ? say.percentOfTheTotal : say.amountIn(unit)}
              error={problems?.value?.message}
            >
              {(field) => <AmountInput {...field} value={value.value} onAmount={(typed) => set({ value: typed })} />}
            </Field>
            <Field label={say.toBePaidWithin}>
              {(field) => (
                <Select
                  {...field}
                  value={String(value.hours)}
                  onChange={(event) => set({ hours: Number(event.target.value) })}
                >
                  {HOURS.map((hours) => (
                    <option key={hours} value={hours}>
                      {say.hours(hours)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </FieldPair>
          <SwitchField
            label={say.everybodyPaysIt}
            checked={value.everybody}
            onChange={(everybody) => set({ everybody })}
          />
          {!value.everybody && (
            <FieldPair>
              <Field label={say.ordersAbove(unit)} optional error={problems?.above?.message}>
                {(field) => <AmountInput {...field} value={value.above} onAmount={(typed) => set({ above: typed })} />}
              </Field>
              <Field
                label={say.returnedParcels}
                optional
                hint={say.fromThisNumberOn}
                error={problems?.returns?.message}
              >
                {(field) => (
                  <TextInput
                    {...field}
                    value={value.returns}
                    dir="ltr"
                    inputMode="numeric"
                    autoComplete="off"
                    onChange={(event) => set({ returns: event.target.value.replace(/\D/g, '').slice(0, 2) })}
                  />
                )}
              </Field>
            </FieldPair>
          )}
          <SwitchField
            label={say.allWhereCashIsImpossible}
            hint={say.placesMarkedNoCash}
            checked={value.without_cod}
            onChange={(without_cod) => set({ without_cod })}
          />
          {problems?.everybody?.message && (
            <p role="alert" className="text-negative text-sm">
              {problems.everybody.message}
            </p>
          )}
        </>
      )}
    </section>
  )
}
