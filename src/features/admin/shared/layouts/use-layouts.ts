import { useQuery } from '@tanstack/react-query'
import { readGrantableLayouts } from '#contract/admin/admin-stores.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { ADMIN } from '../lists/records.ts'

export interface LayoutName {
  id: string
  name: string
}

/** What is offered when the server's list cannot be had: each can be saved. Asked for only then, with all that layouts say of themselves. */
const builtIn = async (): Promise<readonly LayoutName[]> => {
  const { layouts } = await import('#layouts/registry.ts')
  return [...layouts.values()].map(({ id, displayName }) => ({ id, name: displayName }))
}

export const LAYOUTS_FAILED = 'Failed to load available layouts'

/** Every layout there is, by name. `failed`: the server's list could not be had, and the built-in one stands for it. */
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

/** A layout's name; its id for one that is not known. */
export const layoutName = (layouts: readonly LayoutName[], id: string): string =>
  layouts.find((layout) => layout.id === id)?.name ?? id
