import type { CallOptions } from '../support/apps/test-app.ts'
import type { Shop, StaffMember } from './model.ts'
import { asSeller, openShop } from './sellers.ts'
import type { Operation, World } from './world.ts'

const PASSWORD = 'a password of somebody who packs'
/** Calls that are the owner's, or of who manages. */
const FORBIDDEN: Record<StaffMember['role'], readonly [string, string][]> = {
  packs: [
    ['GET', '/products'],
    ['GET', '/customers'],
    ['GET', '/staff'],
    ['PUT', '/stores/my'],
  ],
  manages: [
    ['GET', '/staff'],
    ['PUT', '/stores/my/payment-methods'],
  ],
}

/** Sends a request of one of the staff. Signs in again when the session has ended. */
const asStaff = async (
  world: World,
  member: StaffMember,
  method: string,
  path: string,
  options: CallOptions = {},
  isLost = false,
) => {
  const answer = await world.send(method, path, { ...options, token: member.token }, isLost)
  if (answer.status !== 401) return answer
  const json = { email: member.email, password: PASSWORD }
  const { status, body } = await world.send('POST', '/auth/login', { json })
  world.check(status === 200, () => `${member.email} is not let in: ${status} ${JSON.stringify(body)}`)
  member.token = body.access_token
  const again = await world.send(method, path, { ...options, token: member.token })
  return { ...again, isRepeated: again.isRepeated || answer.isRepeated }
}

/** Sends a request of a shop by whoever packs there, if it is this one's turn; else as its owner. */
export const asPacker = (
  world: World,
  shop: Shop,
  isTurn: boolean,
  ...[method, path, options = {}, isLost = false]: [string, string, CallOptions?, boolean?]
) =>
  isTurn && shop.staff && !shop.staff.isGone
    ? asStaff(world, shop.staff, method, path, options, isLost)
    : asSeller(world, shop, method, path, options, isLost)

const hire: Operation = {
  weight: 1,
  plan: (world) => {
    const shop = openShop(world)
    const role = world.random.chance(0.5) ? 'packs' : 'manages'
    const isLost = world.random.chance(0.3)
    if (!shop || (shop.staff && !(shop.staff.isGone && world.random.chance(0.3)))) return undefined
    return async () => {
      const email = `staff-${world.nextKey()}@example.org`
      const json = { name: 'Bilal', email, role }
      const { status, body, isRepeated } = await asSeller(world, shop, 'POST', '/staff', { json }, isLost)
      // Not signed in within the last minutes, or ten invitations today.
      if ([403, 429].includes(status)) return world.count(`hire: ${status}`)
      world.check(status === 201 || isRepeated, () => `an invitation is answered ${status} ${JSON.stringify(body)}`)
      const mails = world.observer.selectFrom('mail_outbox').select('text').where('recipient', '=', email)
      const mail = await mails.orderBy('id', 'desc').limit(1).executeTakeFirst()
      const token = decodeURIComponent(/token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? '')
      const accepted = await world.send('POST', '/staff/invitation', { json: { token, password: PASSWORD } }, isLost)
      const isIn = accepted.status === 200 || (accepted.isRepeated && accepted.status === 400)
      world.check(isIn, () => `an invitation is not accepted: ${accepted.status} ${JSON.stringify(accepted.body)}`)
      shop.staff = { email, role, token: '', isGone: false }
      world.count(`hire: ${role}`)
    }
  },
}

/** Beyond their rights people are answered 403, and after leaving nothing at all. */
const overstep: Operation = {
  weight: 2,
  plan: (world) => {
    const { random } = world
    const shop = random.pick(world.shops.filter(({ isClosed, staff }) => !isClosed && staff?.token))
    const member = shop?.staff
    const call = member && random.pick(FORBIDDEN[member.role])
    if (!member || !call) return undefined
    return async () => {
      const [method, path] = call
      if (member.isGone) {
        const { status } = await world.send(method, path, { token: member.token })
        world.check(status === 401, () => `${member.email} left, and ${method} ${path} answers ${status}`)
        world.count('left staff refused')
        return
      }
      const { status } = await asStaff(world, member, method, path, method === 'PUT' ? { json: {} } : {})
      world.check(status === 403, () => `${method} ${path} answers ${status} to who ${member.role}`)
      world.count('staff refused')
    }
  },
}

const dismiss: Operation = {
  weight: 0.4,
  plan: (world) => {
    const shop = world.random.pick(world.shops.filter(({ isClosed, staff }) => !isClosed && staff && !staff.isGone))
    const isLost = world.random.chance(0.3)
    if (!shop) return undefined
    return async () => {
      const { body } = await asSeller(world, shop, 'GET', '/staff')
      const id = body.staff?.find(({ email }: { email: string }) => email === shop.staff?.email)?.id
      world.check(id !== undefined, () => `${shop.staff?.email} is not among the people of ${shop.slug}`)
      const { status, isRepeated } = await asSeller(world, shop, 'DELETE', `/staff/${id}`, {}, isLost)
      world.check(status === 200 || isRepeated, () => `a removal is answered ${status}`)
      if (shop.staff) shop.staff.isGone = true
      world.count('staff dismissed')
    }
  },
}

export const staffOperations = { hire, overstep, dismiss }
