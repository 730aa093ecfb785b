import { expect, test } from 'vitest'
import { toastFloor } from '#src/ui/feedback/toast-floor.ts'

const SCREEN = 800

test('toasts stand above the bar at the bottom of a page, and at its edge where there is none', () => {
  expect(toastFloor(SCREEN, null, [])).toBe(16)
  expect(toastFloor(SCREEN, null, [{ top: 744, bottom: 800 }])).toBe(72)
  const bars = [
    { top: 744, bottom: 800 },
    { top: 680, bottom: 732 },
  ]
  expect(toastFloor(SCREEN, null, bars)).toBe(136)
})

test('a navigation beside the page lifts no toast', () => {
  expect(toastFloor(SCREEN, null, [{ top: 80, bottom: 400 }])).toBe(16)
})

test('toasts stand above the buttons of a tall dialog', () => {
  expect(toastFloor(SCREEN, { top: 60, bottom: 800 }, [{ top: 730, bottom: 800 }])).toBe(86)
})

test('toasts stand above a low dialog, whose title its buttons are too near to', () => {
  expect(toastFloor(SCREEN, { top: 560, bottom: 800 }, [{ top: 730, bottom: 800 }])).toBe(256)
})

test('toasts stand below a dialog that leaves room there', () => {
  expect(toastFloor(SCREEN, { top: 250, bottom: 550 }, [{ top: 490, bottom: 550 }])).toBe(16)
})
