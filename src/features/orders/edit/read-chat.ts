import type { DeliveryWords } from '#contract/delivery/delivery.ts'
import * as delivery from '#contract/delivery/words.ts'
import * as deliveryUrdu from '#contract/delivery/words.ur.ts'
import { toWesternDigits } from '#contract/phone.ts'
import type { ChatWords } from '#contract/whatsapp/chat-links.ts'
import * as chat from '#contract/whatsapp/words.ts'
import * as chatUrdu from '#contract/whatsapp/words.ur.ts'

/** A product as a chat names it. */
export interface ChatItem {
  name: string
  quantity: number
  /** Id of the variant in its link, if it had one. */
  variant?: string
}

/** An order as it was read from a chat. What was not understood is in `rest`. */
export interface ReadChat {
  items: ChatItem[]
  name: string
  phone: string
  address: string
  city: string
  rest: string
}

/** Sender and time that WhatsApp puts before copied messages: «[27/11/26, 6:20 pm] Ayesha: ». */
const SENDER = /^\[[^\]\n]{5,40}\] [^:\n]{1,60}: |^\d{1,2}\/\d{1,2}\/\d{2,4},? [^-\n]{3,20} - [^:\n]{1,60}: /gm
/** A mobile number of Pakistan anywhere in a text. */
const MOBILE = /(?:\+?92|0092|0)[\s-]?3\d{2}[\s-]?\d{7}\b/

/** Stands for a value in the words that a pattern is made of. */
const VALUE = '‹›'

/** Returns a pattern of a text, with `pattern` in the place of `value`. */
const like = (text: string, pattern = '.*', value = VALUE): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(value, () => pattern)

/** Returns how our order text looks in a language. */
const patternsOf = (say: ChatWords, places: DeliveryWords) => {
  const ours = [
    like(say.order(VALUE), '.*!'),
    `\\*${like(say.total(VALUE))}\\*`,
    like(say.myDetails('')),
    like(places.chargeLine(VALUE)),
    like(say.code(VALUE)),
  ]
  const quantity = like(say.quantity(0), '(\\d+)', '0')
  const item = `\\*([^*\\n]+)\\*\\n(?:from )?${like(say.price(VALUE))}\\n${quantity}(?:\\n(https?:\\/\\/\\S+))?`
  const [name = '', phone = '', address = ''] = say.details('', '', '').split('\n')
  return {
    /** One product: its name in bold, price, quantity and link. */
    item: new RegExp(`^${item}`, 'gm'),
    /** Our greeting, headings and totals, which say nothing more. */
    ours: new RegExp(`^(?:${ours.join('|')})$`, 'gm'),
    labels: { name, phone, address, city: places.cityLine('') },
  }
}

const LANGUAGES = [patternsOf(chat, delivery), patternsOf(chatUrdu, deliveryUrdu)]

/** Takes the value of a line such as «Name: Ayesha» out of a text. */
const take = (text: string, label: string): [value: string, rest: string] => {
  const found = new RegExp(`^${like(label)}[ \\t]*(.*)$`, 'm').exec(text)
  return found ? [found[1]?.trim() ?? '', text.replace(found[0], '')] : ['', text]
}

/** Reads an order from a pasted chat: our own order text back into its parts, and a phone number from any other. */
export const readChat = (pasted: string): ReadChat => {
  let left = pasted
    .replaceAll('\r\n', '\n')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(SENDER, '')
  const items: ChatItem[] = []
  const values = { name: '', phone: '', address: '', city: '' }
  for (const { item, ours, labels } of LANGUAGES) {
    for (const [, name = '', quantity, link] of left.matchAll(item)) {
      const variant = link ? new URL(link).searchParams.get('v') : null
      items.push({ name: name.trim(), quantity: Math.max(1, Number(quantity)), ...(variant && { variant }) })
    }
    left = left.replace(item, '').replace(ours, '')
    for (const key of Object.keys(labels) as (keyof typeof labels)[]) {
      const [value, rest] = take(left, labels[key])
      values[key] ||= value
      left = rest
    }
  }
  const phone = values.phone || MOBILE.exec(toWesternDigits(left))?.[0] || ''
  if (!values.phone && phone) left = toWesternDigits(left).replace(phone, '')
  return { items, ...values, phone, rest: left.replace(/\n{2,}/g, '\n').trim() }
}
