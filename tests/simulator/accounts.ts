import { linkIn, mailedToken } from '../support/fixtures/mails.ts'
import type { Shop } from './model.ts'
import { asSeller, openShop, signIn } from './sellers.ts'
import type { Operation, World } from './world.ts'

const MOST_SHOPS = 4

/** A seller signs up, opens the mailed link and makes her shop. */
export const signUp = async (world: World): Promise<void> => {
  const number = world.shops.length + 1
  const email = `seller-${number}@shops.example`
  const password = `password of ${number}`
  const json = { email, password, whatsapp_number: '03001234567' }
  const { status } = await world.send('POST', '/auth/register', { json })
  world.check(status === 200, () => `a sign-up is answered ${status}`)
  const token = await mailedToken({ db: world.observer }, email)
  const opened = await world.send('POST', '/auth/verify', { json: { token, password } })
  const created: Shop = {
    email,
    password,
    token: '',
    slug: `shop-${number}`,
    storeId: '',
    products: [],
    charges: null,
    code: null,
    sale: null,
    blocked: new Set(),
    attempts: [],
    isClosed: false,
  }
  // A link opened again signs nobody in; the password does.
  if (opened.status === 200) created.token = opened.body.access_token
  else await signIn(world, created)
  // Each second one pays, and may have more products than five.
  if (number % 2 === 1) {
    await world.observer.updateTable('users').set({ plan: 'paid' }).where('email', '=', email).execute()
  }
  const store = { name: `Shop ${number}`, bio: 'Kurtas', whatsapp_number: '03001234567', custom_slug: created.slug }
  const made = await asSeller(world, created, 'POST', '/stores', { json: store })
  // Made before its answer was lost.
  const mine = made.status === 201 ? made : await asSeller(world, created, 'GET', '/stores/my')
  world.check(mine.status < 300, () => `a shop is not made: ${mine.status} ${JSON.stringify(mine.body)}`)
  created.storeId = mine.body.id
  world.shops.push(created)
  world.count('account: signed up')
}

const customer: Operation = {
  weight: 3,
  plan: (world) => {
    const { random } = world
    const order = random.pick(world.orders.filter(({ shop }) => !shop.isClosed))
    const what = random.pick(['block', 'unblock', 'unblock', 'note', 'erase'])
    if (!order) return undefined
    const { shop, buyer } = order
    return async () => {
      const { body } = await asSeller(world, shop, 'GET', `/customers?search=${buyer.phone}`)
      const [found] = body.customers
      // Erased before.
      if (!found) return
      const path = `/customers/${found.id}`
      if (what === 'erase') {
        const { status, isRepeated } = await asSeller(world, shop, 'DELETE', path)
        world.count(`customer: erase ${status}`)
        // Nothing is known of an erased one.
        // Erased before its answer was lost.
        if (status !== 200 && !(status === 404 && isRepeated)) return
        shop.blocked.delete(buyer.phone)
        for (const one of world.orders) if (one.shop === shop && one.buyer.phone === buyer.phone) one.isErased = true
        return
      }
      const json = what === 'note' ? { note: 'pays late' } : { blocked: what === 'block' }
      const { status } = await asSeller(world, shop, 'PUT', path, { json })
      world.count(`customer: ${what}`)
      world.check(status === 200, () => `a customer is not saved: ${status}`)
      if (what === 'block') shop.blocked.add(buyer.phone)
      if (what === 'unblock') shop.blocked.delete(buyer.phone)
    }
  },
}

const account: Operation = {
  weight: 0.8,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    const what = random.pick(['sign in', 'wrong password', 'reset', 'sign up', 'close'])
    if (!shop) return undefined
    if (what === 'sign in') {
      return async () => {
        await signIn(world, shop)
        world.count('account: signed in')
      }
    }
    if (what === 'sign up') return world.shops.length < MOST_SHOPS ? () => signUp(world) : undefined
    if (what === 'wrong password') {
      return async () => {
        const json = { email: shop.email, password: 'not this one' }
        const { status } = await world.send('POST', '/auth/login', { json })
        world.count(`account: wrong password ${status}`)
        world.check(status === 401 || status === 429, () => `a wrong password is answered ${status}`)
      }
    }
    if (what === 'reset') return () => resetPassword(world, shop)
    const isLast = world.shops.filter(({ isClosed }) => !isClosed).length === 1
    return isLast || random.chance(0.7) ? undefined : () => closeAccount(world, shop)
  },
}

const resetPassword = async (world: World, shop: Shop): Promise<void> => {
  const { email } = shop
  const asked = await world.send('POST', '/auth/forgot-password', { json: { email } })
  const token = await linkIn({ db: world.observer }, email, 'reset')
  if (asked.status !== 200 || !token) return world.count('account: no reset')
  const password = `password ${world.history.length} of ${email}`
  const { status, isRepeated } = await world.send('POST', '/auth/reset-password/link', {
    json: { token, new_password: password },
  })
  world.count(`account: reset ${status}`)
  // A link works once, and its answer may have been lost.
  if (status === 200 || isRepeated) shop.password = password
}

const closeAccount = async (world: World, shop: Shop): Promise<void> => {
  const json = { password: shop.password, confirmation: shop.slug }
  const { status, body, isRepeated } = await asSeller(world, shop, 'POST', '/auth/deletion', { json })
  world.count(`account: closed ${status}`)
  world.check(status === 200 || isRepeated, () => `an account is not closed: ${status} ${JSON.stringify(body)}`)
  shop.isClosed = true
}

export const accountOperations = { customer, account }
