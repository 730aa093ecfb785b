import { cx } from 'class-variance-authority'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import type { ChoiceValue } from './choice-values.ts'
import { Swatch } from './Swatch.tsx'
import * as say from './words.ts'

interface ValueChipProps {
  value: ChoiceValue
  hasColors: boolean
  isFirst: boolean
  isLast: boolean
  onSwatch: (color: string) => void
  /** Returns whether the name was taken. */
  onRename: (label: string) => boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const tap = 'grid size-11 shrink-0 place-items-center text-muted hover:text-text disabled:opacity-40'

/** A value of an option. A tap on its name lets the seller rename and move it. */
export const ValueChip = ({ value, hasColors, isFirst, isLast, ...on }: ValueChipProps) => {
  const { label, swatch } = value
  const [typed, setTyped] = useState<string | null>(null)
  const close = () => {
    if (typed === null || on.onRename(typed)) setTyped(null)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  const move = (by: -1 | 1, disabled: boolean) => (
    <button
      type="button"
      aria-label={(by < 0 ? say.moveEarlier : say.moveLater)(label)}
      disabled={disabled}
      className={tap}
      onClick={() => on.onMove(by)}
    >
      {by < 0 ? (
        <ArrowLeft aria-hidden="true" className="size-4" />
      ) : (
        <ArrowRight aria-hidden="true" className="size-4" />
      )}
    </button>
  )
  if (typed !== null) {
    return (
      <li className="flex max-w-full items-center rounded-lg bg-raised" onBlur={leave}>
        {move(-1, isFirst)}
        <TextInput
          value={typed}
          autoFocus
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={say.nameOf(label)}
          className="!w-32"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            close()
          }}
        />
        {move(1, isLast)}
      </li>
    )
  }
  return (
    <li className={cx('flex max-w-full items-center rounded-lg bg-raised', !hasColors && 'ps-3')}>
      {hasColors && <Swatch label={label} color={swatch} onChange={on.onSwatch} />}
      <button
        type="button"
        dir="auto"
        aria-label={say.edit(label)}
        className="min-h-11 min-w-0 break-words py-1.5 page-side text-sm"
        onClick={() => setTyped(label)}
      >
        {label}
      </button>
      <button type="button" aria-label={say.remove(label)} className={tap} onClick={on.onRemove}>
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
