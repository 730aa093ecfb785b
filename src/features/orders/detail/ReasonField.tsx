import { type ReturnReason, returnReasons, returnReasonWords } from '#contract/orders/returns.ts'
import { said } from '#src/lib/server-words.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import * as say from './words.ts'

/** Empty: none was chosen. */
export type ChosenReason = ReturnReason | ''

/** Asks why an order is cancelled or comes back. */
export const ReasonField = ({ value, onChange }: { value: ChosenReason; onChange: (reason: ChosenReason) => void }) => (
  <Field label={say.why} optional>
    {(field) => (
      <Select {...field} value={value} onChange={(event) => onChange(event.target.value as ChosenReason)}>
        <option value="">{say.chooseAReason}</option>
        {returnReasons.map((id) => (
          <option key={id} value={id}>
            {said(returnReasonWords[id])}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
