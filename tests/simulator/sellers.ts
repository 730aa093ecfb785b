import type { CallOptions } from '../support/apps/test-app.ts'
import type { Shop } from './model.ts'
import type { World } from './world.ts'

/** Picks a shop that is open. */
export const openShop = (world: World): Shop | undefined =>
  world.random.pick(world.shops.filter(({ isClosed }) => !isClosed))

export const signIn = async (world: World, shop: Shop): Promise<void> => {
  const { email, password } = shop
  const { status, body } = await world.send('POST', '/auth/login', { json: { email, password } })
  world.check(status === 200, () => `${email} is not let in: ${status} ${JSON.stringify(body)}`)
  shop.token = body.access_token
}

/** Sends a seller's request. Signs her in again when her session has ended. */
export const asSeller = async (
  world: World,
  shop: Shop,
  method: string,
  path: string,
  options: CallOptions = {},
  isLost = false,
) => {
  const answer = await world.send(method, path, { ...options, token: shop.token }, isLost)
  if (answer.status !== 401) return answer
  await signIn(world, shop)
  const again = await world.send(method, path, { ...options, token: shop.token })
  // A request whose answer was lost may have ended the session.
  return { ...again, isRepeated: again.isRepeated || answer.isRepeated }
}
