import { type LayoutName, layoutName } from './use-layouts.ts'

interface SeenLayoutProps {
  chosen: string
  seen: string
  layouts: readonly LayoutName[]
}

/** Says what buyers see, where the plan does not include the chosen layout. */
export const SeenLayout = ({ chosen, seen, layouts }: SeenLayoutProps) =>
  seen === chosen ? null : (
    <span className="block font-normal text-muted text-xs">Buyers see {layoutName(layouts, seen)}</span>
  )
