import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

interface SegmentedControlProps<Choice extends string> {
  /** Name for screen readers. */
  label: string
  /** On narrow screens `icon` replaces the name. */
  choices: readonly { id: Choice; name: string; icon?: ReactNode }[]
  value: Choice
  onChange: (choice: Choice) => void
  className?: string
}

/** A few choices side by side in one box. */
export const SegmentedControl = <Choice extends string>({
  label,
  choices,
  value,
  onChange,
  className,
}: SegmentedControlProps<Choice>) => (
  <fieldset className={cx('flex gap-1 rounded-xl border border-line bg-raised p-1', className)}>
    <legend className="sr-only">{label}</legend>
    {choices.map(({ id, name, icon }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === value}
        onClick={() => onChange(id)}
        className="inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-lg px-3 font-medium text-muted text-sm transition-colors hover:text-text aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-card sm:min-h-9 [&_svg]:size-4"
      >
        {icon}
        <span className={icon ? 'max-sm:sr-only' : undefined}>{name}</span>
      </button>
    ))}
  </fieldset>
)
