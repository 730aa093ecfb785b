import { useMutation } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { placeInAddress } from '#contract/delivery/find-place.ts'
import { editOrder } from '#contract/orders/order-edits.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import type { AnyOrder } from '../order-lines.ts'
import * as say from './words.ts'

interface TakeCitiesProps {
  /** Orders without a city. */
  orders: readonly AnyOrder[]
  onMended: (order: AnyOrder) => void
}

/** Takes the cities of many orders from their addresses. Shops that ask for no city have them there alone. */
export const TakeCities = ({ orders, onMended }: TakeCitiesProps) => {
  const found = orders.flatMap((order) => {
    const place = order.status === 'Confirmed' ? placeInAddress(order.delivery_address)?.id : undefined
    return place ? [{ order, place }] : []
  })
  const take = useMutation({
    mutationFn: async () => {
      for (const { order, place } of found) {
        const { order_id, updated_at } = order
        onMended((await call(editOrder, { params: { order_id }, json: { updated_at, place } })).order)
      }
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToChangeTheOrders)),
  })
  if (found.length < 2) return null
  return (
    <Button
      variant="secondary"
      className="self-start"
      busy={take.isPending}
      icon={<MapPin aria-hidden="true" />}
      onClick={() => take.mutate()}
    >
      {say.takeCitiesFromTheAddresses(found.length)}
    </Button>
  )
}
