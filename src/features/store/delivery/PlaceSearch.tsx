import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchPlaces } from '#contract/delivery/delivery.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import type { RateGroup } from './delivery-words.ts'
import * as say from './words.ts'

type NamedPlace = RateGroup['places'][number]

interface PlaceSearchProps {
  chosen: readonly NamedPlace[]
  onChoose: (place: NamedPlace) => void
}

/** Searches places, and offers those found as buttons. */
export const PlaceSearch = ({ chosen, onChoose }: PlaceSearchProps) => {
  const [search, setSearch] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: ['places', search],
    queryFn: () => call(searchPlaces, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = (search && data?.places.filter(({ id }) => !chosen.some((one) => one.id === id))) || []
  const isUnknown = search && data?.places.length === 0 && !isFetching
  return (
    <div className="flex flex-col gap-2">
      <SearchInput label={say.addAPlace} placeholder={say.addAPlaceSuchAs} value={search} onSearch={setSearch} />
      <p role="status" className="text-muted text-sm empty:hidden">
        {error && errorMessage(error, say.failedToSearchPlaces)}
        {isUnknown && say.noSuchPlaceTryNearest}
      </p>
      {found.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={say.placesFound}>
          {found.map(({ id, name, province }) => (
            <li key={id}>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  setSearch('')
                  onChoose({ id, name })
                }}
              >
                {name}
                <span className="font-normal text-muted">{province}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
