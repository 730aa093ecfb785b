import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface MenuItem {
  label: string
  icon?: ReactNode
  tone?: 'normal' | 'danger'
  disabled?: boolean
  onSelect: () => void
}

/** Actions behind a button. `trigger` is the button itself. */
export const DropdownMenu = ({ trigger, items }: { trigger: ReactNode; items: readonly MenuItem[] }) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-48 animate-[rise_120ms_ease-out] rounded-xl border border-line bg-surface p-1 shadow-float"
      >
        {items.map((item) => (
          <Radix.Item
            key={item.label}
            disabled={item.disabled ?? false}
            onSelect={item.onSelect}
            className={`flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-lg px-3 text-sm outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-raised data-[disabled]:opacity-50 [&_svg]:size-4 ${item.tone === 'danger' ? 'text-negative' : 'text-text'}`}
          >
            {item.icon}
            {item.label}
          </Radix.Item>
        ))}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
