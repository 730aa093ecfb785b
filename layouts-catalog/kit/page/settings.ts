import type { FieldKey } from '../fields/field-catalogue.ts'
import type { LayoutValues } from '../fields/layout-values.ts'

/** Switches of the design that change several things at once, each a class of the page. */
const classes: Partial<Record<FieldKey, string>> = {
  enableStickyHeader: 'has-sticky-header',
  enableHoverEffects: 'has-hover',
  enableSmoothAnimations: 'has-motion',
  enableParallaxEffect: 'has-parallax',
  enableBubbleAnimation: 'has-bubbles',
  stickyMobileFooter: 'has-bottom-bar',
}

/** Classes of the switches that are on. */
export const settingsOf = (values: LayoutValues): string =>
  Object.entries(classes)
    .flatMap(([key, name]) => (values[key as FieldKey] === true ? name : []))
    .join(' ')
