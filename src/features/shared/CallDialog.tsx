import type { ReactNode } from 'react'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

/** State of a call, as a mutation has it. */
interface CallState {
  isPending: boolean
  error: unknown
}

/** Returns what the server refuses of each field. */
export const refusedFields = ({ error }: CallState): Partial<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {}

interface CallDialogProps {
  title: string
  submitLabel: string
  call: CallState
  /** Said when the call fails for another reason than a field. */
  failed: string
  dirty: boolean
  blocked: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form that makes one call and closes, or says what the server refuses. */
export const CallDialog = ({ call, failed, onSubmit, ...dialog }: CallDialogProps) => (
  <FormDialog
    {...dialog}
    busy={call.isPending}
    notice={
      call.error && Object.keys(refusedFields(call)).length === 0 ? (
        <Notice tone="negative" live>
          {errorMessage(call.error, failed)}
        </Notice>
      ) : undefined
    }
    formProps={{
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        onSubmit()
      },
    }}
    onDiscard={() => {}}
  />
)
