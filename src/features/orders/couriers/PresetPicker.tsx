import { courierPresets } from '#contract/couriers/courier-columns.ts'
import type { Courier } from '#contract/couriers/couriers.ts'
import { mayChangeShop } from '#contract/staff/policies.ts'
import { useMay } from '#src/features/shared/use-may.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { said } from '#src/lib/server-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { useCourierChanges } from './couriers.ts'
import * as say from './words.ts'

/** Weight that a new courier begins with, in grams. */
const FIRST_WEIGHT = 500

/** Offers the couriers that the shop does not have yet. One tap adds a copy. */
export const PresetPicker = ({
  known,
  onAdded,
}: {
  known: readonly Courier[]
  onAdded: (courier: Courier) => void
}) => {
  const { save } = useCourierChanges()
  const mayAdd = useMay()(mayChangeShop)
  const offered = courierPresets
    .map((preset) => ({ ...preset, name: said(preset.name) }))
    .filter(({ name }) => !known.some((one) => one.name === name))
  const add = ({ id: _, ...preset }: (typeof courierPresets)[number]) =>
    save.mutate(
      { ...preset, weight_g: FIRST_WEIGHT },
      {
        onSuccess: ({ courier }) => onAdded(courier),
        onError: (error) => toast.error(errorMessage(error, say.failedToAddTheCourier)),
      },
    )
  if (!mayAdd) {
    return known.length > 0 ? null : <p className="text-muted text-sm">{say.askTheShopsOwner}</p>
  }
  return (
    <ul aria-label={say.couriersToAdd} className="flex flex-wrap gap-2">
      {offered.map((preset) => (
        <li key={preset.id}>
          <Button
            variant="secondary"
            size="small"
            busy={save.isPending && save.variables.name === preset.name}
            onClick={() => add(preset)}
          >
            {preset.name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
