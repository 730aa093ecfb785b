import { Switch as RadixSwitch } from 'radix-ui'
import type { ComponentProps } from 'react'

/** Turns a setting on or off at once. Its touch target is 44 px. */
export const Switch = (props: ComponentProps<typeof RadixSwitch.Root>) => (
  <RadixSwitch.Root
    {...props}
    className="group inline-flex h-11 w-12 shrink-0 items-center justify-center disabled:opacity-50"
  >
    <span className="flex h-6 w-10 items-center rounded-full bg-edge p-0.5 transition-colors group-data-[state=checked]:bg-accent">
      <RadixSwitch.Thumb className="size-5 rounded-full bg-white shadow-card transition-transform data-[state=checked]:translate-x-4 page-rtl:data-[state=checked]:-translate-x-4" />
    </span>
  </RadixSwitch.Root>
)
