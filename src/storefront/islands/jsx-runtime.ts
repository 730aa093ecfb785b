import { createElement, type ElementType } from 'react'

/** Makes an element as React's own runtime does, which comes as CommonJS: half a kilobyte more for these islands. */
export const jsx = (type: ElementType, props: object, key?: string) => createElement(type, { ...props, key })

export { Fragment } from 'react'
export { jsx as jsxs }
