import { darker, lighter, type Metal, metals } from './color.ts'
import { n, type Sketch } from './sketch.ts'

/** Offset 0–1, color, opacity (1 when left out). */
export type Stop = [number, string, number?]

const stopMarkup = (stops: Stop[]) =>
  stops
    .map(([at, color, opacity = 1]) => `<stop offset="${n(at)}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')

/** A linear gradient in canvas coordinates. */
export const linear = (sketch: Sketch, x1: number, y1: number, x2: number, y2: number, stops: Stop[]): string =>
  sketch.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopMarkup(stops)}</linearGradient>`,
  )

/** A radial gradient in canvas coordinates; the light sits at `fx`, `fy`. */
export const radial = (sketch: Sketch, cx: number, cy: number, r: number, stops: Stop[], fx = cx, fy = cy): string =>
  sketch.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fx="${n(fx)}" fy="${n(fy)}">${stopMarkup(stops)}</radialGradient>`,
  )

/** Polished metal across a line. */
export const metalPaint = (sketch: Sketch, kind: Metal, x1: number, y1: number, x2: number, y2: number): string => {
  const [shadow, body, light, glint] = metals[kind]
  return linear(sketch, x1, y1, x2, y2, [
    [0, shadow],
    [0.16, body],
    [0.3, light],
    [0.36, glint],
    [0.44, light],
    [0.62, body],
    [0.84, shadow],
    [0.93, body],
    [1, shadow],
  ])
}

/** A round body lit from the upper left: dark edge, light, core, reflected light at the far edge. */
export const roundPaint = (sketch: Sketch, color: string, x1: number, x2: number, gloss = 0.5): string =>
  linear(sketch, x1, 0, x2, 0, [
    [0, darker(color, 0.34)],
    [0.1, darker(color, 0.12)],
    [0.3, lighter(color, 0.3 * gloss)],
    [0.36, lighter(color, 0.55 * gloss)],
    [0.46, color],
    [0.76, darker(color, 0.3)],
    [0.92, darker(color, 0.46)],
    [1, darker(color, 0.28)],
  ])

/** Soft contact shadow and a wide one, towards the lower right. For things lying flat. */
export const lift = (sketch: Sketch, height = 1): string =>
  sketch.define(
    (id) => `<filter id="${id}" x="-30%" y="-30%" width="170%" height="170%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${n(4 * height)}" result="a"/><feOffset in="a" dx="${n(4 * height)}" dy="${n(6 * height)}" result="b"/>
<feComponentTransfer in="b" result="c"><feFuncA type="linear" slope="0.38"/></feComponentTransfer>
<feGaussianBlur in="SourceAlpha" stdDeviation="${n(24 * height)}" result="d"/><feOffset in="d" dx="${n(20 * height)}" dy="${n(30 * height)}" result="e"/>
<feComponentTransfer in="e" result="f"><feFuncA type="linear" slope="0.3"/></feComponentTransfer>
<feFlood flood-color="#2a1712" result="ink"/>
<feComposite in="ink" in2="f" operator="in" result="wide"/><feComposite in="ink" in2="c" operator="in" result="near"/>
<feMerge><feMergeNode in="wide"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  )

export const blur = (sketch: Sketch, amount: number): string =>
  sketch.define(
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(amount)}"/></filter>`,
  )

export const clip = (sketch: Sketch, shape: string): string =>
  sketch.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)

/** Cast and contact shadow of a thing that stands on the floor at `y`, `halfWidth` wide at the foot. */
export const floorShadow = (
  sketch: Sketch,
  x: number,
  y: number,
  halfWidth: number,
  depth = halfWidth * 0.22,
): string => {
  const soft = blur(sketch, 26)
  const near = blur(sketch, 9)
  return `<g fill="#24130f"><ellipse cx="${n(x + halfWidth * 0.42)}" cy="${n(y + depth * 0.35)}" rx="${n(halfWidth * 1.34)}" ry="${n(depth * 1.15)}" opacity="0.3" filter="${soft}"/>
<ellipse cx="${n(x + 8)}" cy="${n(y + 3)}" rx="${n(halfWidth * 1.03)}" ry="${n(depth * 0.62)}" opacity="0.46" filter="${near}"/></g>`
}
