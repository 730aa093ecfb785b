import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OwnDelivery } from '#contract/delivery/delivery-schema.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'
import {
  type CheckedDelivery,
  type DeliveryValues,
  deliveryBody,
  deliveryForm,
  deliveryValues,
} from './delivery-form.ts'
import { useFreshDelivery, useSaveDelivery } from './use-delivery.ts'
import * as say from './words.ts'

/** The form of a shop's delivery charges: checks, sends, and handles the server's answers. */
export const useDeliveryForm = (known: OwnDelivery, onSaved: () => void) => {
  const [base, setBase] = useState(known)
  const [conflict, setConflict] = useState(false)
  const form = useForm<DeliveryValues, unknown, CheckedDelivery>({
    resolver: zodResolver(deliveryForm),
    defaultValues: deliveryValues(known.delivery),
    reValidateMode: 'onSubmit',
  })
  const { refuse, onInput } = useServerForm(form)
  const draft = useDraft('delivery', form)
  const save = useSaveDelivery()
  const fresh = useFreshDelivery()

  const send = (checked: CheckedDelivery | null) =>
    save.mutate(
      { change: checked && deliveryBody(checked), base },
      {
        onSuccess: ({ message }) => {
          draft.clear()
          toast.success(message)
          onSaved()
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'changed_elsewhere') return setConflict(true)
          if (error instanceof ApiError) refuse(error.fields)
          toast.error(errorMessage(error, say.failedToSaveDeliveryCharges))
        },
      },
    )

  /** Takes over the newer version, but keeps what was typed here. */
  const loadNewer = useMutation({
    mutationFn: fresh,
    onSuccess: (newer) => {
      setBase(newer)
      form.reset(deliveryValues(newer.delivery), { keepDirtyValues: true })
      setConflict(false)
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToFetchDeliveryCharges)),
  })

  return {
    form,
    draft,
    busy: save.isPending,
    conflict: conflict ? { load: () => loadNewer.mutate(), busy: loadNewer.isPending } : null,
    turnOff: () => send(null),
    formProps: {
      onSubmit: form.handleSubmit(send, () => toast.error(common.pleaseCorrectTheMarkedFields)),
      onInput,
      noValidate: true,
    },
  }
}
export type DeliveryForm = ReturnType<typeof useDeliveryForm>
