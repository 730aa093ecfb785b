import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as say from './words.ts'

/** Says what was sold before a newer version was loaded. */
export const SoldMeanwhile = ({ lines }: { lines: readonly string[] }) => (
  <Notice tone="warning" live>
    {lines.map((line) => (
      <p key={line}>{say.moved(line)}</p>
    ))}
  </Notice>
)
