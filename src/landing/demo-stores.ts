import { demoStores as byLayout, type DemoStore } from '#contract/stores/demo-stores.ts'

export type { DemoStore }

export const demoStores: readonly DemoStore[] = Object.values(byLayout)
