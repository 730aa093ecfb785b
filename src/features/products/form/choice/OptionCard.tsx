import { cx } from 'class-variance-authority'
import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { addValues, type ChoiceOption, type ChoiceValues, gridOf, renameOption, setSwatch } from './choice-values.ts'
import { isColorOption } from './known-colors.ts'
import { presets } from './presets.ts'
import { Swatch } from './Swatch.tsx'

interface OptionCardProps {
  choice: ChoiceValues
  option: ChoiceOption
  index: number
  /** Units in open orders by variant. */
  openUnits: Record<string, number>
  onChange: (choice: ChoiceValues) => void
  onRemove: () => void
  onRemoveValue: (label: string) => void
}

/** Counts what a value takes with it: pieces on sale, and those in open orders. */
const touched = (choice: ChoiceValues, index: number, label: string, openUnits: Record<string, number>) => {
  const rows = gridOf(choice).filter(({ labels, row }) => labels[index] === label && row.id && !row.off)
  return {
    isSaved: rows.length > 0,
    pieces: rows.reduce((sum, { row }) => sum + (Number(row.stock) || 0), 0),
    ordered: rows.reduce((sum, { row }) => sum + (openUnits[row.id ?? ''] ?? 0), 0),
  }
}

/** One option: its name, its values as chips, and presets. */
export const OptionCard = ({
  choice,
  option,
  index,
  openUnits,
  onChange,
  onRemove,
  onRemoveValue,
}: OptionCardProps) => {
  const [typed, setTyped] = useState('')
  const [leaving, setLeaving] = useState<string | null>(null)
  const add = (labels: readonly string[]) => {
    onChange(addValues(choice, index, labels))
    setTyped('')
  }
  const hasColors = isColorOption(option.name)
  const fitting = presets.filter(({ option: name }) => name.toLowerCase() === option.name.trim().toLowerCase())
  const others = choice.options.length === 1 ? presets.filter((preset) => !fitting.includes(preset)) : []
  const lost = leaving === null ? null : touched(choice, index, leaving, openUnits)
  const remove = (label: string) =>
    touched(choice, index, label, openUnits).isSaved ? setLeaving(label) : onRemoveValue(label)

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={index === 0 ? 'Option' : 'Second option'}>
            {(field) => (
              <TextInput
                {...field}
                value={option.name}
                maxLength={30}
                autoComplete="off"
                onChange={(event) => onChange(renameOption(choice, index, event.target.value))}
              />
            )}
          </Field>
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove ${option.name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {option.values.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={`Values of ${option.name}`}>
          {option.values.map(({ label, swatch }) => (
            <li key={label} className={cx('flex max-w-full items-center rounded-lg bg-raised', !hasColors && 'pl-3')}>
              {hasColors && (
                <Swatch
                  label={label}
                  color={swatch}
                  onChange={(color) => onChange(setSwatch(choice, index, label, color))}
                />
              )}
              <span dir="auto" className="min-w-0 break-words py-1.5 text-left text-sm">
                {label}
              </span>
              <button
                type="button"
                aria-label={`Remove ${label}`}
                className="grid size-11 shrink-0 place-items-center text-muted hover:text-text"
                onClick={() => remove(label)}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {lost && (
        <Notice tone="warning" live>
          <p>
            {`Remove ${leaving}? ${plural(lost.pieces, 'piece')} will no longer be for sale.`}
            {lost.ordered > 0 && ` Open orders keep their ${plural(lost.ordered, 'piece')}.`}
          </p>
          <div className="mt-2 flex gap-2">
            <Button
              variant="danger"
              size="small"
              onClick={() => {
                onRemoveValue(leaving ?? '')
                setLeaving(null)
              }}
            >
              Remove
            </Button>
            <Button variant="secondary" size="small" onClick={() => setLeaving(null)}>
              Keep it
            </Button>
          </div>
        </Notice>
      )}
      <TextInput
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="enter"
        aria-label={`Add to ${option.name}`}
        placeholder={option.values.length > 0 ? 'Add another' : 'Type a value, or tap below'}
        onChange={(event) =>
          event.target.value.includes(',') ? add(event.target.value.split(',')) : setTyped(event.target.value)
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add([typed])
        }}
        onBlur={() => add([typed])}
      />
      {option.values.length === 0 && (
        <div className="flex flex-wrap gap-2">
          {[...fitting, ...others].map(({ option: name, label, values }) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              onClick={() => onChange(addValues(renameOption(choice, index, name), index, values))}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
