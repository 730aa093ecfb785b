import * as endpoints from '#contract/push/push.endpoints.ts'
import { bearerToken, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import * as service from './push.service.ts'

/** Routes of the devices that show alerts. */
export const pushRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)
  return router<UserEnv>()
    .openapi(route(endpoints.readPush, { middleware }), async (c) =>
      c.json(await service.pushSettingsOf(deps, c.var.user, bearerToken(c) ?? ''), 200),
    )
    .openapi(route(endpoints.addPushDevice, { middleware }), async (c) => {
      await service.addDevice(deps, c.var.user, bearerToken(c) ?? '', c.req.valid('json'))
      return c.json({ message: 'Alerts are on for this device' }, 200)
    })
    .openapi(route(endpoints.testPushDevice, { middleware }), async (c) => {
      await service.testDevice(deps, c.var.user, c.req.valid('param').id)
      return c.json({ message: 'A test alert is on its way' }, 202)
    })
    .openapi(route(endpoints.removePushDevice, { middleware }), async (c) => {
      await service.removeDevice(deps, c.var.user, c.req.valid('param').id)
      return c.json({ message: 'Alerts are off for this device' }, 200)
    })
    .openapi(route(endpoints.setPushReminder, { middleware }), async (c) => {
      await service.setReminder(deps, c.var.user, c.req.valid('json').hour)
      return c.json({ message: 'Saved' }, 200)
    })
    .openapi(route(endpoints.confirmPushArrival), async (c) => {
      await deps.limits.arrivalByAddress.take(clientAddress(c))
      const { device, key } = c.req.valid('json')
      await service.noteArrival(deps, device, key)
      return c.json({ message: 'Thank you' }, 200)
    })
}
