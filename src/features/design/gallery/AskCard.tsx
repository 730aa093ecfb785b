import type { Store } from '#contract/stores/stores.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { AskButton } from './AskButton.tsx'

/** Offers a layout made for one trade by our team. */
export const AskCard = ({ store }: { store: Store }) => (
  <Card className="flex flex-col">
    <CardHeading
      title="Made for your trade"
      description="Food, jewelry, phones, abayas: our team makes and assigns layouts for one trade."
    />
    <AskButton
      layout="new"
      className="mt-auto self-start"
      message={`Please make a layout for the trade of ${store.name}.`}
    />
  </Card>
)
