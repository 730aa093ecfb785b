interface SwitchProps {
  id: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  'aria-describedby'?: string | undefined
}

/** Turns a setting on or off at once. Its touch target is 44 px. */
export const Switch = ({ checked, onCheckedChange, ...rest }: SwitchProps) => (
  <button
    {...rest}
    type="button"
    role="switch"
    aria-checked={checked}
    data-state={checked ? 'checked' : 'unchecked'}
    onClick={() => onCheckedChange(!checked)}
    className="inline-flex h-11 w-12 shrink-0 items-center justify-center"
  >
    <span
      className={`flex h-6 w-10 items-center rounded-full p-0.5 transition-colors ${checked ? 'bg-accent' : 'bg-edge'}`}
    >
      <span
        className={`size-5 rounded-full bg-white shadow-card transition-transform ${checked ? 'translate-x-4 page-rtl:-translate-x-4' : ''}`}
      />
    </span>
  </button>
)
