import { Ellipsis, Printer, Truck, X } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { DropdownMenu } from '#src/ui/overlays/DropdownMenu.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { type ManyStep, stepsOf } from './many.ts'
import { stepLabel } from './many-words.ts'
import * as say from './words.ts'

interface ChoosingBarProps {
  chosen: readonly AnyOrder[]
  /** Orders of this page. */
  listed: readonly AnyOrder[]
  busy: boolean
  onAll: () => void
  onStop: () => void
  onStep: (step: ManyStep) => void
  onPrint: () => void
  /** Absent where none of the chosen goes to a courier. */
  onFile: (() => void) | undefined
}

/** Acts on the chosen orders. On a phone it takes the place of the navigation. */
export const ChoosingBar = ({ chosen, listed, busy, onAll, onStop, onStep, onPrint, onFile }: ChoosingBarProps) => {
  const steps = stepsOf(chosen)
  const [first, ...others] = steps.filter(({ status }) => status !== 'Cancelled' || steps.length === 1)
  const cancel = first?.status === 'Cancelled' ? undefined : steps.find(({ status }) => status === 'Cancelled')
  const hasAll = listed.length > 0 && listed.every((order) => chosen.includes(order))
  return (
    <section
      aria-label={say.chosenOrders}
      data-toasts-above
      className="fixed inset-x-0 bottom-0 z-40 flex flex-col gap-2 border-line border-t bg-surface px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float md:end-6 md:bottom-4 md:start-auto md:w-[28rem] md:rounded-xl md:border"
    >
      <div className="flex items-center gap-2">
        <p role="status" className="font-medium tabular-nums">
          {chosen.length === 0 ? say.tapOrdersToChooseThem : say.chosenCounted(chosen.length)}
        </p>
        <Button variant="link" size="text" className="ms-auto" onClick={onAll}>
          {hasAll ? say.none : say.all(listed.length)}
        </Button>
        <Button
          variant="quiet"
          size="icon"
          className="-me-2"
          aria-label={say.stopChoosing}
          icon={<X />}
          onClick={onStop}
        />
      </div>
      {chosen.length > 0 && (
        <div className="flex gap-2">
          {first && (
            <Button className="min-w-0 flex-1" busy={busy} onClick={() => onStep(first)}>
              {stepLabel(first)}
            </Button>
          )}
          {onFile && (
            <Button
              variant="secondary"
              size="icon"
              aria-label={say.courierFile}
              title={say.courierFile}
              icon={<Truck aria-hidden="true" />}
              onClick={onFile}
            />
          )}
          <Button
            variant="secondary"
            size="icon"
            aria-label={say.printCounted(chosen.length)}
            title={say.printSlips}
            icon={<Printer aria-hidden="true" />}
            onClick={onPrint}
          />
          {(others.length > 0 || cancel) && (
            <DropdownMenu
              trigger={
                <Button
                  variant="secondary"
                  size="icon"
                  aria-label={say.moreForTheChosenOrders}
                  icon={<Ellipsis aria-hidden="true" />}
                />
              }
              items={[
                ...others.map((step) => ({ label: stepLabel(step), onSelect: () => onStep(step) })),
                ...(cancel
                  ? [{ label: `${stepLabel(cancel)} …`, tone: 'danger' as const, onSelect: () => onStep(cancel) }]
                  : []),
              ]}
            />
          )}
        </div>
      )}
    </section>
  )
}
