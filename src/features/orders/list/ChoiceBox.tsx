import { Check } from 'lucide-react'

/** The mark of a chosen order. The button around it says so in words. */
export const ChoiceBox = ({ isChosen }: { isChosen: boolean }) => (
  <span
    aria-hidden="true"
    className={`grid size-5 shrink-0 place-items-center rounded border transition-colors [&_svg]:size-3.5 ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-surface'}`}
  >
    {isChosen && <Check strokeWidth={3} />}
  </span>
)
