import address from 'virtual:delivery-address'
import { readStored } from '#src/lib/browser/storage.ts'
import { CITY_KEY } from '../delivery/city-key.ts'
import { storeData } from '../store-data.ts'

/** The product page's delivery: what it costs to the city that this device knows. */
const line = document.querySelector('[data-delivery]')
const { product } = storeData()
if (line && product && readStored('localStorage', CITY_KEY))
  import(/* @vite-ignore */ address).then((script) => script.tellDelivery(line, product.price))
