import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zoomed } from '#src/storefront/islands/zoom/use-zoom.ts'

const whole = { scale: 1, x: 0, y: 0 }
const frame = { width: 360, height: 740 }
const middle = { x: 0, y: 0 }

describe('an image that is looked at closely', () => {
  it('grows round the point that was tapped', () => {
    const point = { x: 90, y: -100 }
    const view = zoomed(whole, frame, 2, point, point)
    expect(view).toEqual({ scale: 2, x: -90, y: 100 })
    // The point under the finger stays there.
    expect([view.x + point.x * view.scale, view.y + point.y * view.scale]).toEqual([90, -100])
  })

  it('grows on from where it is', () => {
    const point = { x: 90, y: -100 }
    expect(zoomed({ scale: 2, x: -90, y: 100 }, frame, 2, point, point)).toEqual({ scale: 4, x: -270, y: 300 })
  })

  it('follows the fingers that pinch it', () => {
    expect(zoomed(whole, frame, 2, middle, { x: 20, y: 30 })).toEqual({ scale: 2, x: 20, y: 30 })
  })

  it('is never smaller than its frame, never leaves it, and has an end', () => {
    const point = fc.record({ x: fc.integer({ min: -180, max: 180 }), y: fc.integer({ min: -370, max: 370 }) })
    const step = fc.tuple(fc.double({ min: 0.1, max: 10, noNaN: true }), point, point)
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const view = steps.reduce((current, [factor, from, to]) => zoomed(current, frame, factor, from, to), whole)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(5)
        expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * frame.width) / 2)
        expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * frame.height) / 2)
      }),
    )
  })
})
