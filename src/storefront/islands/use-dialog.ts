import { useRef } from 'react'
import { $dialog, type Dialog } from '../../stores/dialog.ts'
import { useStore } from './use-store.ts'

export type DialogOf<State extends Dialog['state']> = Extract<Dialog, { state: State }>

/**
 * The open dialog of one kind. It stays open under a zoomed image.
 * After closing, `shown` keeps the last one, so that it fades out with its content.
 */
export const useDialog = <State extends Dialog['state']>(state: State) => {
  const dialog = useStore($dialog)
  const last = useRef<DialogOf<State>>(undefined)
  const own = dialog.state === state
  if (own) last.current = dialog as DialogOf<State>
  return { open: own || (dialog.state === 'zoom' && dialog.over === state), shown: last.current }
}
