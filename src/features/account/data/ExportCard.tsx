import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ExportButton } from './ExportButton.tsx'

export const ExportCard = () => (
  <Card>
    <CardHeading
      title="Your data"
      description="One ZIP file with your shop, products, orders, figures and pictures. Large shops take a while."
    />
    <ExportButton />
  </Card>
)
