import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { DEVICE_DAYS } from '#contract/retention.ts'
import { newSecret } from '#server/db/ids.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AuthDeps } from './auth-deps.ts'

const DAY_MS = 86_400_000

type Secrets = Pick<AuthDeps, 'clock' | 'secrets'>

/** Who tries to sign in to an account, or asks for one of its codes. */
export interface Caller {
  /** Whom limits by address count. */
  address: string
  /** Whom limits of one account count: a device that signed in to it before, else the address. */
  key: string
  /** Whether it is such a device: what others do to the account does not hold it up. */
  known: boolean
  /** What the browser calls itself. */
  userAgent: string
}

const signature = ({ secrets }: Secrets, email: string, name: string): string =>
  secrets.fingerprint(`device ${email} ${name}`)

/**
 * Returns what a device keeps that has signed in to an account: `{day}-{secret}.{signature}`. It opens nothing. It gives its bearer guesses of
 * their own at this account, so that a stranger's wrong passwords do not keep the owner out (OWASP calls it a device cookie:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export const newDeviceToken = (deps: Secrets, email: string): string => {
  const name = `${Math.floor(deps.clock.now().getTime() / DAY_MS)}-${newSecret()}`
  return `${name}.${signature(deps, email, name)}`
}

/** The device's name, if the token is one of this account and not too old. */
const deviceOf = (deps: Secrets, email: string, token: string): string | undefined => {
  const [name = '', signed = ''] = token.split('.')
  const expected = Buffer.from(signature(deps, email, name))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const age = Math.floor(deps.clock.now().getTime() / DAY_MS) - Number.parseInt(name, 10)
  return age <= DEVICE_DAYS ? name : undefined
}

/** Who calls about the account of an address, by the token of a known device if one came along, else by where the call came from. */
export const callerOfAccount = (deps: Secrets, c: Context, email: string, token: string | null | undefined): Caller => {
  const address = clientAddress(c)
  const device = token ? deviceOf(deps, email, token) : undefined
  return {
    address,
    key: `${email} ${device ?? address}`,
    known: device !== undefined,
    userAgent: c.req.header('user-agent') ?? '',
  }
}
