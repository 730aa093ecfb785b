import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readTemplates, saveTemplates } from '#contract/whatsapp/whatsapp.endpoints.ts'
import type { MessageKind } from '#contract/whatsapp/whatsapp-templates.ts'
import { call } from '#src/lib/api/api.ts'
import { asOwner } from './password-again.ts'

const templates = queryOptions({
  queryKey: ['whatsapp', 'templates'],
  queryFn: async () => (await call(readTemplates)).templates,
  staleTime: 60_000,
})

/** The store's own message texts. Only the paid plan has them. */
export const useTemplates = ({ enabled }: { enabled: boolean }) => useQuery({ ...templates, enabled })

/** Saves message texts. An empty one restores the default. */
export const useSaveTemplates = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (texts: Partial<Record<MessageKind, string>>) =>
      asOwner(() => call(saveTemplates, { json: { templates: texts } })),
    onSuccess: (answer) => queries.setQueryData(templates.queryKey, answer.templates),
  })
}
