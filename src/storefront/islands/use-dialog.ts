import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $dialog, type Dialog } from '../../stores/dialog.ts'

export type DialogOf<State extends Dialog['state']> = Extract<Dialog, { state: State }>

/** The open dialog of one kind. After closing, the last one stays as `shown`, so that it can fade out with its content. */
export const useDialog = <State extends Dialog['state']>(state: State) => {
  const dialog = useStore($dialog)
  const last = useRef<DialogOf<State>>(undefined)
  const open = dialog.state === state
  if (open) last.current = dialog as DialogOf<State>
  return { open, shown: last.current }
}
