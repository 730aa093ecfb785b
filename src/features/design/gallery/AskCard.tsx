import type { Store } from '#contract/stores/stores.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { AskButton } from './AskButton.tsx'
import * as say from './words.ts'

/** Offers a layout made for one trade by our team. */
export const AskCard = ({ store }: { store: Store }) => (
  <Card className="flex flex-col">
    <CardHeading title={say.madeForYourTrade} description={say.layoutsForOneTrade} />
    <AskButton layout="new" className="mt-auto self-start" message={say.pleaseMakeLayout(store.name)} />
  </Card>
)
