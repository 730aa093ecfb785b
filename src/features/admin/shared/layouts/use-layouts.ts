import { useQuery } from '@tanstack/react-query'
import { readGrantableLayouts } from '#contract/admin/admin-stores.endpoints.ts'
import { grantedLayouts } from '#layouts/kit/known-layouts.ts'
import { call } from '#src/lib/api/api.ts'
import { ADMIN } from '../lists/records.ts'

export interface LayoutName {
  id: string
  name: string
}

/** What is offered when the server's list cannot be had: each can be saved. */
const builtIn: readonly LayoutName[] = [
  { id: 'default', name: 'Default' },
  { id: 'premium', name: 'Premium' },
  { id: 'luxury', name: 'Luxury' },
  ...grantedLayouts.map(({ id, displayName }) => ({ id, name: displayName })),
]

export const LAYOUTS_FAILED = 'Failed to load available layouts'

/** Every layout there is, by name. `failed`: the server's list could not be had, and the built-in one stands for it. */
export const useLayouts = (): { layouts: readonly LayoutName[]; failed: boolean; retry: () => void } => {
  const { data, isError, refetch } = useQuery({
    queryKey: [ADMIN, 'layouts'],
    queryFn: ({ signal }) => call(readGrantableLayouts, { signal }),
    staleTime: 600_000,
  })
  return { layouts: data?.layouts ?? builtIn, failed: isError, retry: () => void refetch() }
}

/** A layout's name; its id for one that is not known. */
export const layoutName = (layouts: readonly LayoutName[], id: string): string =>
  layouts.find((layout) => layout.id === id)?.name ?? id
