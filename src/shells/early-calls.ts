import { createHash } from 'node:crypto'
import { readMe } from '#contract/accounts/accounts.endpoints.ts'
import { readMyStore } from '#contract/stores/stores.endpoints.ts'

const addresses = [`/api${readMe.path}`, `/api${readMyStore.path}?or=null`]

/**
 * Asks who is signed in, and for her store, while the dashboard's script is still on its way. `call` takes the answers
 * from `window.earlyCalls`, as long as the token is the one they were asked with.
 */
export const earlyCallsScript = `try{const{token}=localStorage;earlyCalls={token};if(token)for(const address of ${JSON.stringify(addresses)})earlyCalls[address]=fetch(address,{headers:{authorization:'Bearer '+token}}).catch(()=>{})}catch{}`

export const earlyCallsHash = `sha256-${createHash('sha256').update(earlyCallsScript).digest('base64')}` as const
