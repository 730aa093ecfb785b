import { ArrowLeft, ExternalLink } from 'lucide-react'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import * as say from './words.ts'

interface CustomiseHeaderProps {
  /** Name of the layout. */
  name: string
  storeSlug: string
  onBack: () => void
}

/** Title of the form, between the way back and the live store. */
export const CustomiseHeader = ({ name, storeSlug, onBack }: CustomiseHeaderProps) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <Button
      variant="quiet"
      size="icon"
      aria-label={say.backToLayouts}
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={onBack}
    />
    <h2 className="min-w-0 flex-1 line-clamp-2 break-words font-semibold text-lg leading-snug">
      {say.customize(name)}
    </h2>
    <LinkButton
      variant="quiet"
      size="small"
      href={`/store/${storeSlug}/`}
      target="_blank"
      rel="noopener"
      icon={<ExternalLink aria-hidden="true" />}
    >
      {say.viewLive}
    </LinkButton>
  </div>
)
