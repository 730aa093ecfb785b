import { Button } from '#src/ui/Button.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import * as common from '#src/ui/words.ts'
import type { useProductFilters } from './use-product-filters.ts'
import * as say from './words.ts'

interface ProductFiltersProps {
  filters: ReturnType<typeof useProductFilters>
  categories: readonly string[]
}

/** Filters of the list, kept in the URL. */
export const ProductFilters = ({ filters, categories }: ProductFiltersProps) => {
  const known = filters.category === '' || categories.includes(filters.category)
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-sm:*:first:col-span-2 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <SearchInput
        label={say.searchProducts}
        placeholder={say.search}
        value={filters.search}
        onSearch={(text) => filters.setSearch(text)}
      />
      <Select
        aria-label={common.category}
        value={filters.category}
        onChange={(event) => filters.setCategory(event.target.value)}
      >
        <option value="">{say.allCategories}</option>
        {!known && <option value={filters.category}>{filters.category}</option>}
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </Select>
      <Button
        variant={filters.low ? 'primary' : 'secondary'}
        size="small"
        aria-pressed={filters.low}
        onClick={() => filters.setLow(!filters.low)}
      >
        {say.lowStock}
      </Button>
    </search>
  )
}
