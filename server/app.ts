import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { contextStorage } from 'hono/context-storage'
import { requestId } from 'hono/request-id'
import { messages } from '#contract/error-messages.ts'
import { requireAdmin } from './auth/require-admin.ts'
import type { Deps } from './deps.ts'
import { AppError } from './http/app-error.ts'
import { bodyBounds } from './http/body-bounds.ts'
import { canonicalPath } from './http/canonical-path.ts'
import { clientAddressMiddleware } from './http/client-address.ts'
import { onError, refuseInvalid } from './http/on-error.ts'
import { observeRequests } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { storePageCors } from './http/store-page-cors.ts'
import { accountRoutes } from './modules/account/accounts/accounts.routes.ts'
import { passwordResetRoutes } from './modules/account/accounts/password-reset.routes.ts'
import { accountDeletionRoutes } from './modules/account/deletion/account-deletion.routes.ts'
import { emailChangeRoutes } from './modules/account/email-change/email-change.routes.ts'
import { accountExportRoutes } from './modules/account/export/account-export.routes.ts'
import { invitationRoutes } from './modules/account/invitations/invitations.routes.ts'
import { payoutRoutes } from './modules/account/payouts/payouts.routes.ts'
import { sessionRoutes } from './modules/account/sessions/sessions.routes.ts'
import { requireSecondFactor } from './modules/account/totp/require-second-factor.ts'
import { totpRoutes } from './modules/account/totp/totp.routes.ts'
import { collectionRoutes } from './modules/catalogue/collections/collections.routes.ts'
import { imageRoutes } from './modules/catalogue/images/images.routes.ts'
import { productRoutes } from './modules/catalogue/products/products.routes.ts'
import { sheetRoutes } from './modules/catalogue/sheet/sheet.routes.ts'
import { analyticsRoutes } from './modules/growth/analytics/analytics.routes.ts'
import { referralRoutes } from './modules/growth/referrals/referrals.routes.ts'
import { cloudRoutes } from './modules/messages/cloud/cloud.routes.ts'
import { devMail } from './modules/messages/mail/dev-mail.routes.ts'
import { notificationRoutes } from './modules/messages/notifications/notifications.routes.ts'
import { templateRoutes } from './modules/messages/order-messages/templates.routes.ts'
import { pushRoutes } from './modules/messages/push/push.routes.ts'
import { simulatorRoutes } from './modules/messages/whatsapp/simulator.routes.ts'
import { whatsAppRoutes } from './modules/messages/whatsapp/whatsapp.routes.ts'
import { adminReportRoutes } from './modules/operation/admin/reports.routes.ts'
import { adminStoreRoutes } from './modules/operation/admin/stores.routes.ts'
import { adminUserRoutes } from './modules/operation/admin/users.routes.ts'
import { adminWhatsAppRoutes } from './modules/operation/admin/whatsapp.routes.ts'
import { auditRoutes } from './modules/operation/audit/audit.routes.ts'
import { backupRoutes } from './modules/operation/backups/backups.routes.ts'
import { countryRoutes } from './modules/operation/countries/countries.routes.ts'
import { documentationRoutes } from './modules/operation/documentation/documentation.routes.ts'
import { operationRoutes } from './modules/operation/health/operations.routes.ts'
import { paymentRoutes } from './modules/operation/payments/payments.routes.ts'
import {
  adminUpgradeRequestRoutes,
  upgradeRequestRoutes,
} from './modules/operation/upgrade-requests/upgrade-requests.routes.ts'
import { courierRoutes } from './modules/selling/couriers/couriers.routes.ts'
import { customerRoutes } from './modules/selling/customers/customers.routes.ts'
import { discountRoutes } from './modules/selling/discounts/discounts.routes.ts'
import { orderEditRoutes } from './modules/selling/orders/edits/order-edits.routes.ts'
import { orderRoutes } from './modules/selling/orders/orders.routes.ts'
import { sellerOrderRoutes } from './modules/selling/orders/seller-orders.routes.ts'
import { orderPaymentRoutes } from './modules/selling/payments/order-payments.routes.ts'
import { cloudWebhook } from './modules/selling/private-page/cloud-webhook.ts'
import { privatePageRoutes } from './modules/selling/private-page/private-page.routes.ts'
import { reviewRoutes } from './modules/selling/reviews/reviews.routes.ts'
import { deliveryRoutes } from './modules/shop/delivery/delivery.routes.ts'
import { domainRoutes } from './modules/shop/domains/domains.routes.ts'
import { feedRoutes } from './modules/shop/feeds/feeds.routes.ts'
import { layoutRoutes } from './modules/shop/layouts/layouts.routes.ts'
import { pixelRoutes } from './modules/shop/pixels/pixels.routes.ts'
import { previewRoutes } from './modules/shop/previews/previews.routes.ts'
import { publicationRoutes } from './modules/shop/publications/publications.routes.ts'
import { salesRoutes } from './modules/shop/sales/sales.routes.ts'
import { type ReservedSlugs, reservedSlugs } from './modules/shop/settings/reserved-slugs.ts'
import { storeRoutes } from './modules/shop/settings/store-settings.routes.ts'
import { staffRoutes } from './modules/shop/staff/staff.routes.ts'
import { storefrontRoutes } from './modules/shop/storefront/storefront.routes.ts'

/** The operator's endpoints, for a process that answers nobody else: `/healthz`, `/readyz`, `/metrics`. */
export const createOperationsApp = (deps: Deps) => {
  const app = new OpenAPIHono()
  app.use(requestId(), contextStorage(), observeRequests(deps))
  app.onError(onError(deps.log))
  app.route('/', operationRoutes(deps))
  app.all('*', () => {
    throw new AppError('not_found', messages.notFound)
  })
  return app
}

/** Lists that phones read: gzipped, 50 orders are 8 kB instead of 71. The time to compress others is not worth it. */
const LONG_ANSWERS = ['/api/orders/my', '/api/products', '/api/customers', '/api/country-codes']

/**
 * The API under `/api`. `sitePaths` are the site's other paths. Stores may not take their first segments as names.
 * `domains` answers for hosts that are not the platform's.
 */
export const createApp = (deps: Deps, sitePaths: readonly string[] = [], domains?: MiddlewareHandler) => {
  const app = new OpenAPIHono({ defaultHook: refuseInvalid })
  let reserved: ReservedSlugs | undefined
  const reservedNames = () => {
    reserved ??= reservedSlugs([...app.routes.map((route) => route.path), ...sitePaths])
    return reserved
  }

  app.use(
    requestId(),
    contextStorage(),
    observeRequests(deps),
    clientAddressMiddleware(deps.config.trustedProxies, deps.log),
  )
  app.use(securityHeaders(deps.config), canonicalPath)
  for (const [path, allow] of storePageCors(deps.config)) app.use(path, allow)
  if (domains && deps.config.domainsTarget) app.use(domains)
  app.use('/api/*', async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  app.use('/api/*', bodyBounds)
  for (const path of LONG_ANSWERS) app.get(path, compress())
  app.onError(onError(deps.log))
  app.route('/', operationRoutes(deps))
  app.route('/', cloudWebhook(deps))

  if (deps.config.development) app.route('/', devMail(join(deps.config.dataDir, 'mail')))

  // Guards every admin call, whichever module it is in.
  app.use('/api/admin/*', requireAdmin(deps), requireSecondFactor(deps))
  const api = app
    .route('/api', accountRoutes(deps))
    .route('/api', passwordResetRoutes(deps))
    .route('/api', sessionRoutes(deps))
    .route('/api', totpRoutes(deps))
    .route('/api', emailChangeRoutes(deps))
    .route('/api', accountExportRoutes(deps))
    .route('/api', accountDeletionRoutes(deps))
    .route('/api', countryRoutes(deps))
    .route('/api', publicationRoutes(deps))
    .route('/api', previewRoutes(deps))
    .route('/api', storeRoutes(deps, reservedNames))
    .route('/api', layoutRoutes(deps))
    .route('/api', deliveryRoutes(deps))
    .route('/api', salesRoutes(deps))
    .route('/api', feedRoutes(deps))
    .route('/api', domainRoutes(deps))
    .route('/api', pixelRoutes(deps))
    .route('/api', orderPaymentRoutes(deps))
    .route('/api', discountRoutes(deps))
    .route('/api', storefrontRoutes(deps))
    .route('/api', staffRoutes(deps))
    .route('/api', invitationRoutes(deps))
    .route('/api', collectionRoutes(deps))
    .route('/api', sheetRoutes(deps))
    .route('/api', productRoutes(deps))
    .route('/api', imageRoutes(deps))
    .route('/api', sellerOrderRoutes(deps))
    .route('/api', courierRoutes(deps))
    .route('/api', orderEditRoutes(deps))
    .route('/api', privatePageRoutes(deps))
    .route('/api', orderRoutes(deps))
    .route('/api', customerRoutes(deps))
    .route('/api', reviewRoutes(deps))
    .route('/api', analyticsRoutes(deps))
    .route('/api', templateRoutes(deps))
    .route('/api', whatsAppRoutes(deps))
    .route('/api', cloudRoutes(deps))
    .route('/api', upgradeRequestRoutes(deps))
    .route('/api', adminWhatsAppRoutes(deps))
    .route('/api', adminUpgradeRequestRoutes(deps))
    .route('/api', referralRoutes(deps))
    .route('/api', payoutRoutes(deps))
    .route('/api', notificationRoutes(deps))
    .route('/api', pushRoutes(deps))
    .route('/api', adminReportRoutes(deps))
    .route('/api', adminUserRoutes(deps))
    .route('/api', paymentRoutes(deps))
    .route('/api', adminStoreRoutes(deps))
    .route('/api', backupRoutes(deps))
    .route('/api', auditRoutes(deps))
  if (deps.config.development && deps.whatsappSimulator) {
    app.route('/api', simulatorRoutes(deps, deps.whatsappSimulator))
  }
  app.route(
    '/api',
    documentationRoutes(() => app.openAPIRegistry, deps.config.publicOrigin),
  )
  app.all('/api/*', () => {
    throw new AppError('not_found', messages.notFound)
  })
  return api
}
