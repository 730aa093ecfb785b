import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ExportButton } from './ExportButton.tsx'
import * as say from './words.ts'

export const ExportCard = () => (
  <Card>
    <CardHeading title={say.yourData} description={say.oneZipFile} />
    <ExportButton />
  </Card>
)
