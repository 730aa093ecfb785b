import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changeStore, createStore, readMyStore } from '#contract/stores/stores.endpoints.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { asOwner } from '#src/features/shared/password-again.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'
import { $freshImages } from '../fresh-images.ts'
import { type CheckedStore, type StoreValues, storeBody, storeForm, storeValues } from './store-form.ts'
import * as say from './words.ts'

const required = ['name', 'bio', 'whatsapp_number', 'custom_slug'] as const

interface StoreFormOptions {
  /** The store to change. Without it the form creates one. */
  store?: OwnStore
  whatsapp?: { number: string; code: string }
  onSaved?: () => void
}

/** A store's form: checks, sends, and handles the server's answers. */
export const useStoreForm = ({ store, whatsapp, onSaved }: StoreFormOptions) => {
  const queries = useQueryClient()
  const [base, setBase] = useState(store)
  const [conflict, setConflict] = useState(false)
  const [making, setMaking] = useState(0)
  const form = useForm<StoreValues, unknown, CheckedStore>({
    resolver: zodResolver(storeForm),
    defaultValues: storeValues(store, whatsapp),
    reValidateMode: 'onSubmit',
  })
  const { refuse, onInput } = useServerForm(form)
  const draft = useDraft(store ? 'store-settings' : 'new-store', form)

  const save = useMutation({
    mutationFn: (values: CheckedStore) =>
      base
        ? asOwner(() => call(changeStore, { form: storeBody(values), headers: { 'if-match': `"${base.updated_at}"` } }))
        : call(createStore, { form: storeBody(values) }),
    onSuccess: (saved, { logo, cover }) => {
      draft.clear()
      const fresh = $freshImages.get()
      $freshImages.set({ logo: logo ?? fresh.logo, cover: cover ?? fresh.cover })
      queries.setQueryData(queryKeys.myStore, saved)
      void queries.invalidateQueries({ queryKey: queryKeys.store })
      toast.success(store ? say.settingsUpdated : say.storeCreated)
      onSaved?.()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'changed_elsewhere') return setConflict(true)
      if (error instanceof ApiError && error.status === 401) return
      if (error instanceof ApiError) refuse(error.fields)
      toast.error(errorMessage(error, store ? say.failedToUpdateStore : say.failedToCreateStore))
      // Another tab may have created it.
      if (!base && error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey: queryKeys.store })
      }
    },
  })

  /** Takes over the newer version, but keeps what was typed here. */
  const loadNewer = useMutation({
    mutationFn: () => call(readMyStore),
    onSuccess: (newer) => {
      if (!newer) return
      setBase(newer)
      form.reset(storeValues(newer), { keepDirtyValues: true })
      queries.setQueryData(queryKeys.myStore, newer)
      setConflict(false)
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToFetchStoreData)),
  })

  const onSubmit = form.handleSubmit(
    (values) => save.mutate(values),
    (errors) =>
      toast.error(
        required.some((name) => errors[name]) ? say.fillInRequiredFields : common.pleaseCorrectTheMarkedFields,
      ),
  )
  return {
    form,
    draft,
    busy: save.isPending || making > 0,
    onWork: (by: 1 | -1) => setMaking((count) => count + by),
    conflict: conflict ? { load: () => loadNewer.mutate(), busy: loadNewer.isPending } : null,
    formProps: { onSubmit, onInput, noValidate: true },
  }
}
