import type { WritableAtom } from 'nanostores'
import { BIG_CITIES } from '#contract/delivery/big-cities.ts'
import { type DeliverySettings, daysText, deliveryTerms, PICK_UP, refusalText } from '#contract/delivery/delivery.ts'
import { findPlaces, placeOf } from '#contract/delivery/find-place.ts'
import type { Place } from '#contract/delivery/places.ts'
import * as say from '#contract/delivery/words.ts'
import { formatMoney } from '#contract/money.ts'
import { priceOrder } from '#contract/orders/price-order.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import type { DeliveryQuote } from '../islands/delivery.ts'
import { storeData } from '../store-data.ts'
import { CITY_KEY } from './city-key.ts'

const SHOWN = 6
/** Styles of what only these shops show. As text for CSSOM, because dialogs' styles have no room. */
const CHIP =
  'min-height:40px;padding:4px 12px;border:1px solid var(--field-line);border-radius:var(--radius-control);background:none;font-size:var(--text-sm)'
const CHIPS = 'display:flex;flex-wrap:wrap;gap:8px'
const CHECK = 'display:flex;align-items:center;gap:10px;min-height:44px;font-size:var(--text-sm)'

/** The buyer's city as typed or chosen, on this device. */
let city = readStored('localStorage', CITY_KEY) ?? ''
let picksUp = false
let settings: Promise<DeliverySettings | null> | undefined

/** Loads what the shop charges. `null` if it cannot be had: then the server says so at the order. */
const load = (): Promise<DeliverySettings | null> => {
  settings ??= fetch(`${storeData().path}delivery.json`)
    .then((answer) => answer.json())
    .catch(() => {
      settings = undefined
      return null
    })
  return settings
}

/** Places of Pakistan are told apart in its shops alone. */
const isInPakistan = (): boolean => storeData().whatsapp.startsWith('92')
const knownPlace = (): Place | undefined => (isInPakistan() ? placeOf(city) : undefined)

const quoteOf = (charges: DeliverySettings | null): DeliveryQuote => {
  const price = (minor: number) => formatMoney(minor, storeData().currency)
  const known = knownPlace()
  const name = known ? say.place(known.name, known.urdu) : city.trim()
  const isAsked = name === '' && !picksUp
  const terms = charges && deliveryTerms(charges, { place: known?.id, pick_up: picksUp })
  const fee = (goods: number) =>
    isAsked || !terms
      ? null
      : priceOrder({
          lines: [{ price: goods, quantity: 1 }],
          discount: null,
          delivery: terms.delivery,
          adjustment: 0,
        }).delivery
  const days = daysText(say, terms?.days ?? null)
  const label = picksUp ? say.pickUp : isAsked ? say.dependsOnCity : say.to(name)
  return {
    city: picksUp ? '' : name,
    label: days && !isAsked ? say.labelWithDays(label, days) : label,
    fee,
    refusal: (total) => {
      const most = charges?.cod_max ?? null
      const why =
        isAsked || picksUp ? undefined : (terms?.refused ?? (most !== null && total > most ? 'above' : undefined))
      return why ? refusalText(say, why, name, price(most ?? 0)) : ''
    },
    fields: picksUp ? { pick_up: true, delivery_address: PICK_UP } : { place: known?.id ?? name },
    chat: (charge) =>
      `\n${say.cityLine(picksUp ? say.pickUp : name)}${charge ? `\n${say.chargeLine(price(charge))}` : ''}`,
  }
}

let fields = 0

/** Makes an element with styles as text. */
const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: (string | Node)[] = [],
  styles = '',
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  made.style.cssText = styles
  return made
}

/** Builds the field «City» with its suggestions, and the offer to fetch the order. Calls `changed` at each change. */
const buildField = (place: HTMLElement, charges: DeliverySettings | null, changed: () => void): void => {
  const id = `city-${fields++}`
  const input = element('input', {
    id,
    name: 'place',
    value: city,
    autocomplete: 'address-level2',
    maxLength: 80,
    dir: 'auto',
    ariaRequired: 'true',
  })
  const chips = element('div', { role: 'group', ariaLabel: say.cities }, [], CHIPS)
  const chip = ({ name, urdu }: Place) =>
    element('button', { type: 'button', onclick: () => choose(name) }, [`${name} `, element('bdi', {}, [urdu])], CHIP)

  const suggest = (): void => {
    const isSettled = !isInPakistan() || knownPlace()
    const found = city.trim() ? findPlaces(city, SHOWN) : BIG_CITIES.slice(0, 8).flatMap((name) => placeOf(name) ?? [])
    chips.replaceChildren(...(isSettled ? [] : found).map(chip))
  }
  const change = (): void => {
    city = input.value
    writeStored('localStorage', CITY_KEY, city)
    suggest()
    changed()
  }
  const choose = (name: string): void => {
    input.value = name
    input.focus()
    change()
  }
  input.oninput = change
  input.onfocus = suggest
  // A city that is kept may be misspelt.
  if (city) suggest()

  const field = element('div', { className: 'd-field' }, [element('label', { htmlFor: id }, [say.city]), input, chips])
  place.replaceChildren(field)
  if (!charges?.pick_up) return
  const box = element('input', { type: 'checkbox', checked: picksUp }, [], 'width:20px;height:20px')
  const follow = (): void => {
    picksUp = box.checked
    field.hidden = picksUp
    changed()
  }
  box.onchange = follow
  place.append(element('label', {}, [box, say.willPickUp], CHECK))
  field.hidden = picksUp
}

/** Keeps `$delivery` true to the chosen city, and builds the field in `place`. */
export const watchDelivery = async (
  $delivery: WritableAtom<DeliveryQuote>,
  place: HTMLElement | null,
): Promise<void> => {
  const charges = await load()
  const update = () => $delivery.set(quoteOf(charges))
  if (place) buildField(place, charges, update)
  update()
}

/** Says on a product's page what its delivery costs to the city that this device knows. */
export const tellDelivery = async (line: Element, goods: number): Promise<void> => {
  const charges = await load()
  const { label, fee } = quoteOf(charges)
  const charged = fee(goods)
  if (charged !== null)
    line.textContent = say.labelCosts(label, charged ? formatMoney(charged, storeData().currency) : say.free)
}
