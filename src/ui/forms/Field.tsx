import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { said } from '#src/lib/server-words.ts'
import * as common from '#src/ui/words.ts'

/** Props a field passes to its control: an id, and what describes it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Characters used of those allowed, beside the label. */
  counter?: { used: number; max: number }
  optional?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A label, a control, and below it the error or the hint. */
export const Field = ({ label, hint, error, counter, optional, children }: FieldProps) => {
  const id = useId()
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
          {optional && <span className="whitespace-nowrap font-normal text-muted"> {common.optional}</span>}
        </label>
        {counter && (
          <span className={`text-xs tabular-nums ${counter.used > counter.max ? 'text-negative' : 'text-muted'}`}>
            {counter.used}/{counter.max}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-negative text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {said(error)}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
