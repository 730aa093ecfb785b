import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { pageDirection } from '#src/lib/browser/page-direction.ts'
import { neighbour } from '../neighbour.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  tone?: 'normal' | 'danger'
  disabled?: boolean
} & (
  | { onSelect: () => void }
  /** Opens in a new tab. */
  | { href: string }
)

/** Pixels between menu and button, and between menu and the edge of the screen. */
const GAP = 6
const EDGE = 8

const ITEMS = '[role=menuitem]:not([aria-disabled])'

/** Places a menu below its button, or above it where there is more room. */
const place = (menu: HTMLElement, opener: HTMLElement): void => {
  const { top, bottom, left, right } = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = bottom + GAP + height > clientHeight - EDGE && top > clientHeight - bottom
  const x = pageDirection() === 'rtl' ? left : right - width
  // Physical: pixels of the screen.
  menu.style.left = `${Math.max(EDGE, Math.min(x, clientWidth - width - EDGE))}px`
  menu.style.top = `${Math.max(EDGE, isAbove ? top - GAP - height : bottom + GAP)}px`
}

const look = (tone: MenuItem['tone']) =>
  `flex min-h-11 w-full select-none items-center gap-3 rounded-lg px-3 page-side text-sm outline-none focus:bg-raised aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-4 ${tone === 'danger' ? 'text-negative' : 'text-text'}`

interface MenuProps {
  opener: HTMLElement
  items: readonly MenuItem[]
  /** Focuses the first item, as after a key. */
  startsAtFirst: boolean
  onClose: () => void
}

/** The open menu of a button: arrow keys or a letter choose, Escape and a press outside close. */
export const Menu = ({ opener, items, startsAtFirst, onClose }: MenuProps) => {
  const menu = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const follow = () => place(element, opener)
    follow()
    const first = startsAtFirst ? element.querySelector<HTMLElement>(ITEMS) : null
    ;(first ?? element).focus({ preventScroll: true })
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [opener, startsAtFirst])

  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (![menu.current, opener].some((part) => part?.contains(target as Node))) close.current()
    }
    addEventListener('pointerdown', press, { capture: true })
    return () => removeEventListener('pointerdown', press, { capture: true })
  }, [opener])

  const leave = () => {
    opener.focus()
    onClose()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : undefined
    const named = (item: HTMLElement) => letter !== undefined && item.textContent?.toLowerCase().startsWith(letter)
    const next =
      neighbour(event, ITEMS, 'column') ?? [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)].find(named)
    next?.focus()
    if (event.key === 'Tab') event.preventDefault()
    if (event.key !== 'Escape') return
    // Or it would close the dialog around it too.
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
  const choose = (item: MenuItem) => {
    if (item.disabled) return
    // First, so that a dialog returns the focus to the button.
    leave()
    // In small steps, so that the menu is gone at once.
    if ('onSelect' in item) startTransition(item.onSelect)
  }
  return createPortal(
    <div
      ref={menu}
      id={`${opener.id}-menu`}
      role="menu"
      aria-labelledby={opener.id}
      tabIndex={-1}
      className="fixed z-50 min-w-48 animate-[rise_120ms_ease-out] rounded-xl border border-line bg-surface p-1 shadow-float outline-none"
      onKeyDown={press}
    >
      {items.map((item) => {
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          className: look(item.tone),
          onPointerMove: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus({ preventScroll: true }),
          onClick: () => choose(item),
        }
        return 'href' in item ? (
          <a key={item.label} {...shared} href={item.href} target="_blank" rel="noopener">
            {item.icon}
            {item.label}
          </a>
        ) : (
          <button key={item.label} {...shared} type="button" aria-disabled={item.disabled || undefined}>
            {item.icon}
            {item.label}
          </button>
        )
      })}
    </div>,
    // Inside <main>: content outside all landmarks is hard to find. Behind a modal dialog nothing can be pressed.
    opener.closest('dialog') ?? document.querySelector('main') ?? document.body,
  )
}
