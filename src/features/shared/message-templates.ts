import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readTemplates, saveTemplates } from '#contract/whatsapp/whatsapp.endpoints.ts'
import type { MessageKind } from '#contract/whatsapp/whatsapp-templates.ts'
import { call } from '#src/lib/api/api.ts'

const templates = queryOptions({
  queryKey: ['whatsapp', 'templates'],
  queryFn: async () => (await call(readTemplates)).templates,
  staleTime: 60_000,
})

/** The texts of the store's order messages; only the paid plan has its own. */
export const useTemplates = ({ enabled }: { enabled: boolean }) => useQuery({ ...templates, enabled })

/** Saves texts by message; an empty one brings the default back. */
export const useSaveTemplates = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (texts: Partial<Record<MessageKind, string>>) => call(saveTemplates, { json: { templates: texts } }),
    onSuccess: (answer) => queries.setQueryData(templates.queryKey, answer.templates),
  })
}
