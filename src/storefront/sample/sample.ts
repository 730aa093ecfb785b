import { toast } from '../toasts.ts'

/**
 * What would leave for a chat, a call or a mail; the server has pointed some of it at the page's banner already. An order opens its form, as in a
 * shop, and is not sent.
 */
const WAYS_OUT = ':is([href^="https://wa.me"],[href^="tel:"],[href^="mailto:"],[href="#sample"]):not([data-order])'

// Before the shop's own handlers: in a sample there is nobody at the other end.
addEventListener(
  'click',
  (event) => {
    if (!(event.target as Element).closest(WAYS_OUT)) return
    event.preventDefault()
    event.stopPropagation()
    toast('A sample shop: nobody is written to or called.', 'removed')
  },
  true,
)
