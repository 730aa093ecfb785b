import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { DEVICE_DAYS } from '#contract/retention.ts'
import { newSecret } from '#server/db/ids.ts'
import { callerNetwork, clientAddress } from '#server/http/client-address.ts'
import { findUserByEmail, type UserRow } from '#server/records/users/users.repo.ts'
import type { AuthDeps } from './auth-deps.ts'

const DAY_MS = 86_400_000

type Secrets = Pick<AuthDeps, 'clock' | 'secrets'>
type Account = Pick<UserRow, 'email' | 'password_number'>

/** A caller who signs in to an account or asks for one of its codes. */
export interface Caller {
  /** Key of the limits per address. */
  address: string
  /** Key of the limits per network, an IPv6 subscriber's whole /48. */
  network: string
  /** Key of the limits per account: a device that signed in to it before, else the address. */
  key: string
  /** Whether the device signed in to the account before. Attempts of others do not hold it up. */
  known: boolean
  /** The `User-Agent` header. */
  userAgent: string
}

/** Signs a device of an account. A new password counts `password_number` up, which ends all known devices. */
const signature = ({ secrets }: Secrets, { email, password_number: number }: Account, name: string): string =>
  secrets.fingerprint(`device ${email} ${number === 0 ? '' : `${number} `}${name}`)

/**
 * Returns a token for a device that signed in, `{day}-{secret}.{signature}`. It allows nothing but guesses of its own,
 * so that a stranger's wrong passwords do not lock the owner out. OWASP calls it a device cookie:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export const newDeviceToken = (deps: Secrets, account: Account): string => {
  const name = `${Math.floor(deps.clock.now().getTime() / DAY_MS)}-${newSecret()}`
  return `${name}.${signature(deps, account, name)}`
}

/** Returns the name of the device, `undefined` when the token is too old, or of another account or password. */
const deviceOf = (deps: Secrets, account: Account, token: string): string | undefined => {
  const [name = '', signed = ''] = token.split('.')
  const expected = Buffer.from(signature(deps, account, name))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const age = Math.floor(deps.clock.now().getTime() / DAY_MS) - Number.parseInt(name, 10)
  return age <= DEVICE_DAYS ? name : undefined
}

/** Returns the caller. Limits count him by the token of a known device, else by address. */
export const callerOfAccount = async (
  deps: Secrets & Pick<AuthDeps, 'db'>,
  c: Context,
  email: string,
  token: string | null | undefined,
): Promise<Caller> => {
  const address = clientAddress(c)
  const account = token ? await findUserByEmail(deps.db, email) : undefined
  const device = token && account ? deviceOf(deps, account, token) : undefined
  return {
    address,
    network: callerNetwork(c),
    key: `${email} ${device ?? address}`,
    known: device !== undefined,
    userAgent: c.req.header('user-agent') ?? '',
  }
}
