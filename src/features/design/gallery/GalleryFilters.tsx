import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { Switch } from '#src/ui/forms/Switch.tsx'
import { ALL } from './industries.ts'
import type { GalleryFilter } from './use-gallery-filter.ts'

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** For which trade, and whether only what the plan gives. */
export const GalleryFilters = ({ filter }: { filter: GalleryFilter }) => (
  <div className="flex flex-col gap-x-6 gap-y-1 lg:flex-row lg:items-center lg:justify-between">
    <ChoiceFilter
      label="Filter by industry"
      choices={filter.industries.map(({ name, count }) => [name, name === ALL ? 'All' : sentenceCase(name), count])}
      value={filter.industry}
      onChange={filter.chooseIndustry}
    />
    <div className="flex shrink-0 items-center gap-2">
      <label htmlFor="in-your-plan" className="flex min-h-11 flex-1 items-center gap-1.5 font-medium text-sm">
        In your plan
        <span className="font-normal text-muted tabular-nums">{filter.usable}</span>
      </label>
      <Switch id="in-your-plan" checked={filter.yours} onCheckedChange={filter.chooseYours} />
    </div>
  </div>
)
