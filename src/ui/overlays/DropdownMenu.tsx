import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react'
import { Menu, type MenuItem } from './Menu.tsx'

interface DropdownMenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
  items: readonly MenuItem[]
}

/** Actions behind a button. `trigger` is the button itself. */
export const DropdownMenu = ({ trigger, items }: DropdownMenuProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [opened, setOpened] = useState<'by key' | 'by pointer'>()
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpened('by key')
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        'aria-controls': opened && `${id}-menu`,
        onKeyDown: openByArrow,
        // A press of a key clicks without a pointer.
        onClick: ({ detail }) => setOpened(opened ? undefined : detail === 0 ? 'by key' : 'by pointer'),
      })}
      {opened && button.current && (
        <Menu
          opener={button.current}
          items={items}
          startsAtFirst={opened === 'by key'}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
