import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { type ChoiceOption, type ChoiceValues, gridOf } from './choice-values.ts'
import { addValues, moveValue, renameOption, renameValue, setSwatch } from './edit-values.ts'
import { isColorOption } from './known-colors.ts'
import { presets } from './presets.ts'
import { ValueChip } from './ValueChip.tsx'
import * as say from './words.ts'

interface OptionCardProps {
  choice: ChoiceValues
  option: ChoiceOption
  index: number
  /** Units in open orders by variant. */
  openUnits: Record<string, number>
  /** Takes the focus: she just asked for it. */
  isNew: boolean
  onChange: (choice: ChoiceValues) => void
  onRemove: () => void
  onRemoveValue: (label: string) => void
}

/** Counts what a value, or with `null` the whole option, takes with it: pieces on sale, and those in open orders. */
const touched = (choice: ChoiceValues, index: number, label: string | null, openUnits: Record<string, number>) => {
  const rows = gridOf(choice).filter(
    ({ labels, row }) => (label === null || labels[index] === label) && row.id && !row.off,
  )
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
  isNew,
  onChange,
  onRemove,
  onRemoveValue,
}: OptionCardProps) => {
  const [typed, setTyped] = useState('')
  /** The value she wants to remove, `null` for the whole option. */
  const [leaving, setLeaving] = useState<string | null>()
  const [refused, setRefused] = useState<string | null>(null)
  const add = (text: string) => {
    const added = addValues(choice, index, text.split(','))
    onChange(added.choice)
    setTyped(added.refused ? text.replace(/,\s*$/, '') : '')
    setRefused(added.refused)
  }
  const card = useRef<HTMLFieldSetElement>(null)
  /** Keeps the focus here when what had it goes away. */
  const stay = () => card.current?.focus({ preventScroll: true })
  const begins = useRef(isNew)
  useEffect(() => {
    if (!begins.current) return
    begins.current = false
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [])
  const hasColors = isColorOption(option.name)
  const fitting = presets.filter(({ option: name }) => name.toLowerCase() === option.name.trim().toLowerCase())
  const others = choice.options.length === 1 ? presets.filter((preset) => !fitting.includes(preset)) : []
  const lost = leaving === undefined ? null : touched(choice, index, leaving, openUnits)
  const remove = (label: string | null) => {
    if (touched(choice, index, label, openUnits).isSaved) setLeaving(label)
    else if (label === null) onRemove()
    else {
      onRemoveValue(label)
      stay()
    }
  }

  return (
    <fieldset ref={card} tabIndex={-1} aria-label={option.name} className="flex min-w-0 flex-col gap-3 outline-none">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={index === 0 ? say.option : say.secondOption}>
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
          aria-label={say.remove(option.name)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => remove(null)}
        />
      </div>
      {option.values.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={say.valuesOf(option.name)}>
          {option.values.map((value, place) => (
            <ValueChip
              key={value.id ?? value.label}
              value={value}
              hasColors={hasColors}
              isFirst={place === 0}
              isLast={place === option.values.length - 1}
              onSwatch={(color) => onChange(setSwatch(choice, index, value.label, color))}
              onRename={(label) => {
                const renamed = renameValue(choice, index, value.label, label)
                onChange(renamed.choice)
                setRefused(renamed.refused)
                return !renamed.refused
              }}
              onMove={(by) => onChange(moveValue(choice, index, value.label, by))}
              onRemove={() => remove(value.label)}
            />
          ))}
        </ul>
      )}
      {lost && (
        <Notice tone="warning" live>
          <p>
            {typeof leaving === 'string'
              ? say.removeValue(leaving, lost.pieces)
              : say.removeOption(option.name, lost.pieces)}
            {lost.ordered > 0 && ` ${say.openOrdersKeepTheirs(lost.ordered)}`}
          </p>
          <div className="mt-2 flex gap-2">
            <Button
              variant="danger"
              size="small"
              onClick={() => {
                if (leaving === null) onRemove()
                else if (leaving !== undefined) onRemoveValue(leaving)
                setLeaving(undefined)
                stay()
              }}
            >
              {common.remove}
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setLeaving(undefined)
                stay()
              }}
            >
              {say.keepIt}
            </Button>
          </div>
        </Notice>
      )}
      <TextInput
        value={typed}
        aria-invalid={refused !== null}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="enter"
        aria-label={say.addTo(option.name)}
        placeholder={option.values.length > 0 ? say.addAnother : say.typeOrTapBelow}
        onChange={({ target: { value } }) => {
          setRefused(null)
          if (value.includes(',')) add(value)
          else setTyped(value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => add(typed)}
      />
      {refused && (
        <p role="alert" className="-mt-1 text-negative text-sm">
          {refused}
        </p>
      )}
      {option.values.length === 0 && (
        <div className="flex flex-wrap gap-2">
          {[...fitting, ...others].map(({ option: name, label, values }) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              onClick={() => {
                onChange(addValues(renameOption(choice, index, name), index, values).choice)
                stay()
              }}
            >
              <bdi>{label}</bdi>
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
