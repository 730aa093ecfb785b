import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../Button.tsx'
import { DropdownMenu } from './DropdownMenu.tsx'

interface IconMenuProps extends Pick<ComponentProps<typeof DropdownMenu>, 'items'> {
  /** Name for screen readers: «Actions for Kurta». */
  label: string
  /** Where it stands. */
  className?: string
}

/** Actions behind three dots. */
export const IconMenu = ({ label, className, items }: IconMenuProps) => (
  <DropdownMenu
    trigger={
      <Button
        variant="quiet"
        size="icon"
        className={className}
        aria-label={label}
        icon={<Ellipsis aria-hidden="true" />}
      />
    }
    items={items}
  />
)
