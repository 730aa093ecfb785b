import { useQuery } from '@tanstack/react-query'
import { readGrantableLayouts } from '#contract/admin/admin-stores.endpoints.ts'
import type { AvailableLayouts } from '#contract/admin/admin-stores.ts'
import { call } from '#src/lib/api/api.ts'
import { ADMIN } from '../lists/records.ts'

export interface LayoutName {
  id: string
  name: string
  /** Missing in the built-in list, which does not know the operator's plans. */
  category?: AvailableLayouts['layouts'][number]['category']
}

/** Built-in list for when the server's fails. Loaded only then: it holds all manifests. */
const builtIn = async (): Promise<readonly LayoutName[]> => {
  const { layouts } = await import('#layouts/registry.ts')
  return [...layouts.values()].map(({ id, displayName }) => ({ id, name: displayName }))
}

export const LAYOUTS_FAILED = 'Failed to load available layouts'

/** All layouts by name. `failed`: the built-in list stands in for the server's. */
export const useLayouts = (): { layouts: readonly LayoutName[]; failed: boolean; retry: () => void } => {
  const { data, isError, refetch } = useQuery({
    queryKey: [ADMIN, 'layouts'],
    queryFn: ({ signal }) => call(readGrantableLayouts, { signal }),
    staleTime: 600_000,
  })
  const standIn = useQuery({
    queryKey: [ADMIN, 'built-in layouts'],
    queryFn: builtIn,
    enabled: isError,
    staleTime: Infinity,
  })
  return { layouts: data?.layouts ?? standIn.data ?? [], failed: isError, retry: () => void refetch() }
}

/** Returns a layout's name, or its id if unknown. */
export const layoutName = (layouts: readonly LayoutName[], id: string): string =>
  layouts.find((layout) => layout.id === id)?.name ?? id
