import type { PixelNetwork } from '#contract/pixels/pixels.ts'
import type { BuyerEvent } from './watch-buyer.ts'

type Report = (event: BuyerEvent) => void

const load = (address: string): void => {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
}

/** A function that keeps calls until a network's script takes them over. */
type Queue = ((...call: unknown[]) => void) & { queue: unknown[][]; loaded: boolean; version: string; push?: Queue }

const page = window as unknown as Record<string, unknown>

/** Meta: https://developers.facebook.com/docs/meta-pixel/reference */
const meta = (id: string): Report => {
  const queue: unknown[][] = []
  const fbq: Queue = Object.assign(
    (...call: unknown[]) => {
      const { callMethod } = fbq as { callMethod?: (...call: unknown[]) => void }
      if (callMethod) callMethod.apply(fbq, call)
      else queue.push(call)
    },
    { queue, loaded: true, version: '2.0' },
  )
  fbq.push = fbq
  page.fbq = fbq
  page._fbq = fbq
  load('https://connect.facebook.net/en_US/fbevents.js')
  // Nothing that Meta would gather by itself, such as what is typed into forms.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  fbq('track', 'PageView')
  const names = { view: 'ViewContent', add: 'AddToCart', checkout: 'InitiateCheckout', purchase: 'Purchase' }
  return (event) => {
    const { kind, items, value, currency } = event
    const about = {
      content_ids: items.map((item) => item.id),
      content_type: items.some((item) => item.group) ? 'product_group' : 'product',
      contents: items.map((item) => ({ id: item.id, quantity: item.quantity })),
      ...{ value, currency },
    }
    fbq('track', names[kind], about, ...(kind === 'purchase' ? [{ eventID: event.order }] : []))
  }
}

/** TikTok: https://business-api.tiktok.com/portal/docs?id=1739585702922241 */
const tiktok = (id: string): Report => {
  const ttq = [] as unknown as unknown[] & Record<string, unknown>
  for (const method of ['page', 'track', 'identify', 'instances', 'on', 'off', 'once', 'ready', 'load']) {
    ttq[method] = (...call: unknown[]) => void ttq.push([method, ...call])
  }
  page.TiktokAnalyticsObject = 'ttq'
  page.ttq = ttq
  Object.assign(ttq, { _i: { [id]: [] }, _t: { [id]: Date.now() }, _o: { [id]: {} } })
  load(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`)
  const call = (method: string, ...args: unknown[]) => (ttq[method] as (...args: unknown[]) => void)(...args)
  call('page')
  const names = { view: 'ViewContent', add: 'AddToCart', checkout: 'InitiateCheckout', purchase: 'CompletePayment' }
  return (event) => {
    const { kind, items, value, currency } = event
    const contents = items.map((item) => ({
      content_id: item.id,
      content_type: item.group ? 'product_group' : 'product',
      content_name: item.name,
      quantity: item.quantity,
      price: item.price,
    }))
    const about = { contents, value, currency }
    call('track', names[kind], about, ...(kind === 'purchase' ? [{ event_id: event.order }] : []))
  }
}

/** Google Analytics: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
const google = (id: string): Report => {
  const layer: unknown[] = []
  page.dataLayer = layer
  // Google's script reads calls as `arguments`, and ignores arrays.
  function gtag(..._call: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  page.gtag = gtag
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  gtag('js', new Date())
  gtag('config', id)
  const names = { view: 'view_item', add: 'add_to_cart', checkout: 'begin_checkout', purchase: 'purchase' }
  return (event) => {
    const { kind, items, value, currency } = event
    gtag('event', names[kind], {
      items: items.map((item) => ({
        item_id: item.id,
        item_name: item.name,
        quantity: item.quantity,
        price: item.price,
      })),
      ...{ value, currency },
      ...(kind === 'purchase' && { transaction_id: event.order }),
    })
  }
}

/** Opens a network's pixel by its id, and returns what tells it of a buyer's steps. */
export const networks: Record<PixelNetwork, (id: string) => Report> = { meta, tiktok, google }
