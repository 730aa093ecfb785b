import { createHash } from 'node:crypto'
import { readMe } from '#contract/accounts/accounts.endpoints.ts'
import { readOrders } from '#contract/orders/orders.endpoints.ts'
import { readMyStore } from '#contract/stores/stores.endpoints.ts'

const addresses = JSON.stringify([`/api${readMe.path}`, `/api${readMyStore.path}?or=null`])

/** Address of the first page of the Orders tab. */
const orders = JSON.stringify(`/api${readOrders.path}?status=to_do&page=1&limit=10`)

/**
 * Asks who is signed in, and for her store, while the dashboard's script is still on its way. `call` takes the answers
 * from `window.earlyCalls`, as long as the token is the one they were asked with. When the address names a tab, fetches
 * its files too, which `scripts/build/island-preloads.ts` left in a template, and the orders for theirs.
 */
export const earlyCallsScript = `try{const{token}=localStorage,{search}=location,files=document.getElementById('early-'+new URLSearchParams(search).get('tab')),addresses=${addresses};if(files)document.head.append(files.content);if(search==='?tab=orders')addresses.push(${orders});earlyCalls={token};if(token)for(const address of addresses)earlyCalls[address]=fetch(address,{headers:{authorization:'Bearer '+token}}).catch(()=>{})}catch{}`

export const earlyCallsHash = `sha256-${createHash('sha256').update(earlyCallsScript).digest('base64')}` as const
