import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import type { FieldControlProps } from './control.ts'
import * as say from './words.ts'

const MOST = 8

/** A list of short texts. */
export const ListField = ({ field, value, error, onChange }: FieldControlProps) => {
  const id = useId()
  const entries = Array.isArray(value) ? value : []
  const most = field.maxItems ?? MOST
  const put = (at: number, text: string) => onChange(entries.map((entry, index) => (index === at ? text : entry)))
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 flex w-full items-baseline justify-between font-medium text-sm">
        {field.label}
        <span className="font-normal text-muted text-xs tabular-nums">
          {entries.length}/{most}
        </span>
      </legend>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its position; its text changes while typing
        <div key={index} className="flex gap-2">
          <TextInput
            aria-label={`${field.label} ${index + 1}`}
            value={entry}
            maxLength={field.maxLength}
            onChange={(event) => put(index, event.target.value)}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={say.removeEntry(entry || say.entryNumber(index + 1))}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onChange(entries.filter((_entry, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          disabled={entries.length >= most}
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...entries, ''])}
        >
          {say.add}
        </Button>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-negative text-sm">
          {error}
        </p>
      ) : (
        field.helpText && <p className="text-muted text-sm">{field.helpText}</p>
      )}
    </fieldset>
  )
}
