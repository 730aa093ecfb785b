import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Select } from '#src/ui/forms/Select.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import type { useProductFilters } from './use-product-filters.ts'

/** Who types fast is asked for once. */
const PAUSE = 250

interface ProductFiltersProps {
  filters: ReturnType<typeof useProductFilters>
  categories: readonly string[]
}

/** Narrows the list; the address remembers it. */
export const ProductFilters = ({ filters, categories }: ProductFiltersProps) => {
  const [typed, setTyped] = useState(filters.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back, or a cleared filter, changes the address without a key being pressed.
  useEffect(() => setTyped(filters.search), [filters.search])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => filters.setSearch(text.trim()), PAUSE)
  }
  const known = filters.category === '' || categories.includes(filters.category)
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_minmax(0,10rem)] gap-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <TextInput
          type="search"
          aria-label="Search products"
          placeholder="Search"
          value={typed}
          maxLength={64}
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          className="pl-9"
        />
      </div>
      <Select
        aria-label="Category"
        value={filters.category}
        onChange={(event) => filters.setCategory(event.target.value)}
      >
        <option value="">All categories</option>
        {!known && <option value={filters.category}>{filters.category}</option>}
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </Select>
    </search>
  )
}
