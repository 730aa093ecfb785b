import { toWesternDigits } from '#contract/phone.ts'

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
/** One product of our order text: its name in bold, price, quantity and link. */
const ITEM = /^\*([^*\n]+)\*\n(?:from )?Price: [^\n]*\nQuantity: (\d+)(?:\n(https?:\/\/\S+))?/gm
/** Our greeting, headings and totals, which say nothing more. */
const OURS = /^(?:.*! I would like to order:|\*Total: .*\*|My details|Delivery: .*|Code: .*)$/gm
/** A mobile number of Pakistan anywhere in a text. */
const MOBILE = /(?:\+?92|0092|0)[\s-]?3\d{2}[\s-]?\d{7}\b/

/** Takes the value of a line such as «Name: Ayesha» out of a text. */
const take = (text: string, label: string): [value: string, rest: string] => {
  const found = new RegExp(`^${label}:[ \\t]*(.*)$`, 'm').exec(text)
  return found ? [found[1]?.trim() ?? '', text.replace(found[0], '')] : ['', text]
}

/** Reads an order from a pasted chat: our own order text back into its parts, and a phone number from any other. */
export const readChat = (pasted: string): ReadChat => {
  const text = pasted
    .replaceAll('\r\n', '\n')
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .replace(SENDER, '')
  const items: ChatItem[] = []
  for (const [, name = '', quantity, link] of text.matchAll(ITEM)) {
    const variant = link ? new URL(link).searchParams.get('v') : null
    items.push({ name: name.trim(), quantity: Math.max(1, Number(quantity)), ...(variant && { variant }) })
  }
  let left = text.replace(ITEM, '').replace(OURS, '')
  const values: Record<string, string> = {}
  for (const label of ['Name', 'Phone', 'Address', 'City']) [values[label], left] = take(left, label)
  const { Name: name = '', Address: address = '', City: city = '' } = values
  const typed = values.Phone || MOBILE.exec(toWesternDigits(left))?.[0] || ''
  if (!values.Phone && typed) left = toWesternDigits(left).replace(typed, '')
  return { items, name, phone: typed, address, city, rest: left.replace(/\n{2,}/g, '\n').trim() }
}
