import * as say from '#contract/stores/words.ts'
import { toast } from '../toasts.ts'

/** Links out of the sample to a chat, call or mail. Orders open their form, but are not sent. */
const WAYS_OUT = ':is([href^="https://wa.me"],[href^="tel:"],[href^="mailto:"],[href="#sample"]):not([data-order])'

// Runs before the shop's own handlers: a sample has no seller.
addEventListener(
  'click',
  (event) => {
    if (!(event.target as Element).closest(WAYS_OUT)) return
    event.preventDefault()
    event.stopPropagation()
    toast(say.sampleRefusal, 'removed')
  },
  true,
)
