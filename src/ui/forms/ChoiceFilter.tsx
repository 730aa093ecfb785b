import { useChosenInView } from '../use-chosen-in-view.ts'

interface ChoiceFilterProps<Choice extends string> {
  label: string
  /** Each with its name, and its count if known. */
  choices: readonly (readonly [choice: Choice, name: string, count?: number | undefined])[]
  value: Choice
  onChange: (choice: Choice) => void
}

const look =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 font-medium text-sm transition-colors sm:min-h-9 sm:px-3'

/** Filter buttons. On a phone the row scrolls. */
export const ChoiceFilter = <Choice extends string>({ label, choices, value, onChange }: ChoiceFilterProps<Choice>) => {
  const row = useChosenInView<HTMLFieldSetElement>('[aria-pressed=true]', value)
  return (
    <fieldset
      ref={row}
      className="relative -mx-4 min-w-0 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-0.5"
    >
      <legend className="sr-only">{label}</legend>
      <div className="flex w-max gap-2 md:w-auto md:flex-wrap md:gap-1.5">
        {choices.map(([id, name, count]) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            className={`${look} ${id === value ? 'border-accent bg-accent-soft text-accent-text' : 'border-line bg-surface text-muted hover:text-text'}`}
            onClick={() => onChange(id)}
          >
            {name}
            {count !== undefined && <span className="font-normal tabular-nums">{count.toLocaleString('en')}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
