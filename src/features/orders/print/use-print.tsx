import { type ReactNode, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import type { AnyOrder } from '../order-lines.ts'
import { PrintDialog } from './PrintDialog.tsx'
import { lastPaper, type Paper } from './paper.ts'
import type { Sender } from './sender.ts'
import * as say from './words.ts'

/** Slips with their barcodes. Loaded once somebody wants to print. */
const load = () => import('./Pages.tsx')

interface Printed extends Pick<Awaited<ReturnType<typeof load>>, 'Pages'> {
  orders: readonly AnyOrder[]
  paper: Paper
}

/**
 * Prints packing slips or labels, and asks for the paper first. Render `slips` anywhere: only paper shows them.
 * They stay after printing, because a phone reports the end too early.
 */
export const usePrint = (sender: Sender): { slips: ReactNode; print: (orders: readonly AnyOrder[]) => void } => {
  const [asked, setAsked] = useState<readonly AnyOrder[] | null>(null)
  const [printed, setPrinted] = useState<Printed | null>(null)
  const print = async (orders: readonly AnyOrder[]) => {
    try {
      const { Pages } = await load()
      flushSync(() => {
        setAsked(null)
        setPrinted({ orders, paper: lastPaper(), Pages })
      })
      window.print()
    } catch (error) {
      toast.error(errorMessage(error, say.failedToPrint))
    }
  }
  const pages = printed && (
    <div className="slips" aria-hidden="true">
      <printed.Pages orders={printed.orders} paper={printed.paper} sender={sender} />
    </div>
  )
  const slips = (
    <>
      {asked && <PrintDialog count={asked.length} onPrint={() => void print(asked)} onClose={() => setAsked(null)} />}
      {pages && createPortal(pages, document.body)}
    </>
  )
  const ask = (orders: readonly AnyOrder[]) => {
    void load().catch(() => undefined)
    setAsked(orders)
  }
  return { slips, print: ask }
}
