import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

/** Keeps the place of payments, sales and codes. */
export const OffersMeanwhile = () => (
  <>
    {['payments', 'sales', 'codes'].map((part) => (
      <Card key={part}>
        <Skeleton className="h-16 rounded-lg" />
      </Card>
    ))}
  </>
)
