import { ArrowUp } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import * as say from './words.ts'

/** Offers orders that came while the list was read, without moving it. */
export const NewOrdersPill = ({ waiting, onShow }: { waiting: number; onShow: () => void }) => (
  <div role="status" className="pointer-events-none sticky top-18 z-20 -my-2 flex h-0 justify-center md:top-20">
    {waiting > 0 && (
      <Button
        variant="secondary"
        size="small"
        className="pointer-events-auto self-start rounded-full shadow-float"
        icon={<ArrowUp aria-hidden="true" />}
        onClick={onShow}
      >
        {say.newOrders(waiting)}
      </Button>
    )}
  </div>
)
