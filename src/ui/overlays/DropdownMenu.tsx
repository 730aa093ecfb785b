import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { pageDirection } from '#src/lib/browser/page-direction.ts'

type MenuItem = {
  label: string
  icon?: ReactNode
  tone?: 'normal' | 'danger'
  disabled?: boolean
} & (
  | { onSelect: () => void }
  /** Opens in a new tab. */
  | { href: string }
)

const look = (tone: MenuItem['tone']) =>
  `flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-lg px-3 text-sm outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-raised data-[disabled]:opacity-50 [&_svg]:size-4 ${tone === 'danger' ? 'text-negative' : 'text-text'}`

/** Actions behind a button. `trigger` is the button itself. */
export const DropdownMenu = ({ trigger, items }: { trigger: ReactNode; items: readonly MenuItem[] }) => {
  // Runs after the focus is back at the button, so that a dialog returns it there.
  const chosen = useRef<() => void>(undefined)
  const act = () => {
    const action = chosen.current
    chosen.current = undefined
    if (action) queueMicrotask(action)
  }
  return (
    <Radix.Root modal={false} dir={pageDirection()}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Inside <main>: content outside all landmarks is hard to find. */}
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={act}
          className="z-50 min-w-48 animate-[rise_120ms_ease-out] rounded-xl border border-line bg-surface p-1 shadow-float"
        >
          {items.map((item) =>
            'href' in item ? (
              <Radix.Item key={item.label} asChild disabled={item.disabled ?? false}>
                <a href={item.href} target="_blank" rel="noopener" className={look(item.tone)}>
                  {item.icon}
                  {item.label}
                </a>
              </Radix.Item>
            ) : (
              <Radix.Item
                key={item.label}
                disabled={item.disabled ?? false}
                onSelect={() => {
                  chosen.current = item.onSelect
                }}
                className={look(item.tone)}
              >
                {item.icon}
                {item.label}
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
