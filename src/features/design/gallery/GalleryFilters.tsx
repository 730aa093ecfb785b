import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { Switch } from '#src/ui/forms/Switch.tsx'
import { ofLayout } from '../layout-words.ts'
import { ALL } from './industries.ts'
import type { GalleryFilter } from './use-gallery-filter.ts'
import * as say from './words.ts'

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Filters the gallery by plan and industry. */
export const GalleryFilters = ({ filter }: { filter: GalleryFilter }) => (
  <div className="flex flex-col gap-3">
    <div>
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-semibold text-lg">{say.layouts}</h2>
        <div className="flex items-center gap-2">
          <label htmlFor="ready-to-use" className="flex min-h-11 items-center gap-1.5 font-medium text-sm">
            {say.readyToUse}
            <span className="font-normal text-muted tabular-nums">{filter.usable}</span>
          </label>
          <Switch id="ready-to-use" checked={filter.yours} onCheckedChange={filter.chooseYours} />
        </div>
      </div>
      <p className="text-muted text-sm">{say.howYourStoreLooks}</p>
    </div>
    <ChoiceFilter
      label={say.filterByIndustry}
      choices={filter.industries.map(({ name, count }) => [
        name,
        name === ALL ? say.all : sentenceCase(ofLayout(name)),
        count,
      ])}
      value={filter.industry}
      onChange={filter.chooseIndustry}
    />
  </div>
)
