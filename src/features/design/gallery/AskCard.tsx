import type { Store } from '#contract/stores/stores.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { AskButton } from './AskButton.tsx'

/** A layout for one trade is made and given by our team: the way to ask for it. */
export const AskCard = ({ store }: { store: Store }) => (
  <Card className="flex flex-col">
    <CardHeading
      title="Made for your trade"
      description="Food, jewelry, phones, abayas: our team makes and assigns layouts for one trade."
    />
    <AskButton className="mt-auto self-start" message={`Please make a layout for the trade of ${store.name}.`} />
  </Card>
)
