import { writeStored } from '#src/lib/browser/storage.ts'
import { CODE_KEY } from '../code-key.ts'

/** Keeps the code of a link until the order form opens, on whatever page of the shop. */
const code = new URLSearchParams(location.search).get('code')
if (code) writeStored('sessionStorage', CODE_KEY, code)
