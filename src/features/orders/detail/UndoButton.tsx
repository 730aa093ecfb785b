import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import * as common from '#src/ui/words.ts'
import type { AnyOrder } from '../order-lines.ts'
import { UNDO_SHOWN_MS, useUndo } from '../orders.ts'

/** Undoes the last tap on a status, for some seconds after `since`. */
export const UndoButton = ({ order, since, resting }: { order: AnyOrder; since: number; resting: boolean }) => {
  const undo = useUndo()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    setIsOver(false)
    const timer = setTimeout(() => setIsOver(true), since + UNDO_SHOWN_MS - Date.now())
    return () => clearTimeout(timer)
  }, [since])
  if (isOver) return null
  return (
    <Button
      variant="secondary"
      busy={undo.isPending}
      resting={resting}
      icon={<Undo2 aria-hidden="true" />}
      onClick={() => undo.mutate(order)}
    >
      {common.undo}
    </Button>
  )
}
