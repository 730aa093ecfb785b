import * as refusals from '#contract/refusals/words.ts'
import { type RateLimit, type RateLimitBounds, rateLimit } from './rate-limits.ts'
import { type SharedCounts, sharedRateLimit } from './shared-rate-limits.ts'

const SLOW_DOWN = refusals.slowDown
const ORDER_FLOOD = refusals.tooManyOrders

interface Definition extends RateLimitBounds {
  /** Whether each process counts on its own. */
  perProcess: boolean
}

const limit = (points: number, seconds: number, message: string): Definition => ({
  points,
  seconds,
  message,
  perProcess: false,
})

/** Defines a limit counted per process. A shared count would cost more than most of these calls. */
const perProcess = (points: number, seconds: number, message: string): Definition => ({
  ...limit(points, seconds, message),
  perProcess: true,
})

/**
 * All limits. Mobile networks in Pakistan put thousands of people behind one address, so limits by address are wide and
 * those by account or phone narrow. Limits that a stranger could use up count the account together with the caller.
 */
export const definitions = {
  /** Sign-ups of a network. Wide, as those of one browser are few. */
  registerByAddress: limit(100, 3600, SLOW_DOWN),
  registerByBrowser: limit(20, 3600, SLOW_DOWN),
  /** Sign-ups of one account from one address. Other addresses do not keep its owner out. */
  registerByCaller: limit(5, 3600, SLOW_DOWN),
  /** Wrong passwords of a network. Right ones do not count. */
  loginByAddress: limit(100, 900, SLOW_DOWN),
  /** Wrong passwords for one account from one address or known device. */
  loginByCaller: limit(10, 900, SLOW_DOWN),
  /** Wrong passwords for one account from all unknown devices. Beyond it they need a mailed code too. */
  loginByAccount: limit(200, 3600, SLOW_DOWN),
  /** Wrong passwords of one session when a signed-in caller must type it again. */
  passwordAgainBySession: limit(10, 900, SLOW_DOWN),
  /** The same of all sessions. Wide, so that a stolen one does not keep the owner out. */
  passwordAgainByAccount: limit(100, 900, SLOW_DOWN),
  /** Wrong passwords and codes of a session a day. The next one ends it. */
  wrongGuessesBySession: limit(9, 86_400, SLOW_DOWN),
  /** Requests of an account for another email. Each mails two addresses. */
  emailChangeByAccount: limit(5, 86_400, 'You can change your email 5 times a day. Please try again tomorrow.'),
  /** Changes of an account's WhatsApp number. */
  numberChangeByAccount: limit(20, 3600, SLOW_DOWN),
  /** Set-ups of a second factor. Each that is confirmed is mailed and can be undone for a week. */
  totpSetUpByAccount: limit(10, 86_400, SLOW_DOWN),
  /** Archives of an account's data. Each reads all of it, with images. */
  exportByAccount: limit(5, 3600, 'You can download your data 5 times an hour. Please try again later.'),
  /** Wrong mailed links of an address. Right ones do not count. */
  verifyByAddress: limit(60, 900, SLOW_DOWN),
  /** Wrong passwords with one right link. */
  verifyByLink: limit(10, 900, SLOW_DOWN),
  /** Wrong codes of an app after the right password, from one address, known device or session. */
  totpByCaller: limit(5, 900, SLOW_DOWN),
  /** Wrong codes a day while a password is in force: by all unknown devices together, and by each known one. */
  totpByPassword: limit(20, 86_400, SLOW_DOWN),
  /** Wrong codes a day by everybody, however often the password is replaced. Each has 3 chances in a million. */
  totpByAccount: limit(60, 86_400, SLOW_DOWN),
  /** Wrong recovery codes from one address, known device or session. A code has 50 bits. */
  recoveryCodeByCaller: limit(10, 900, SLOW_DOWN),
  /** Wrong codes of both kinds that the owner is not told of. */
  wrongCodesByAccount: limit(2, 86_400, SLOW_DOWN),
  wrongCodeMailByAccount: limit(1, 86_400, SLOW_DOWN),
  /** Calls of a network that mail addresses named in the request, known devices aside. */
  mailByAddress: limit(200, 900, SLOW_DOWN),
  /** The same of one caller for one address. */
  mailByCaller: limit(10, 900, SLOW_DOWN),
  linkMailByCaller: limit(5, 3600, SLOW_DOWN),
  /** Sign-up mails to one account, whoever asks. Beyond it none is sent, but earlier links still work. */
  linkMailByAccount: limit(10, 3600, SLOW_DOWN),
  /** Codes asked for by one address or known device. Beyond it unknown devices count as beyond `codeMailByAccount`. */
  codeMailByCaller: limit(5, 3600, SLOW_DOWN),
  /** New codes mailed to one account, except for its known devices. Beyond it one is made every five minutes. */
  codeMailByAccount: limit(15, 3600, SLOW_DOWN),
  /** Further mails of an account's youngest code, beyond `codeMailByAccount`. */
  codeMailAgainByAccount: limit(5, 600, SLOW_DOWN),
  /** Guesses of one caller at codes that others asked for. */
  codeGuessByCaller: limit(2, 600, SLOW_DOWN),
  resetByAddress: limit(60, 900, SLOW_DOWN),
  resetByCaller: limit(20, 900, SLOW_DOWN),
  /** Orders of one phone in one store from one address. Whoever knows a number does not use it up from elsewhere. */
  orderByPhone: limit(3, 60, ORDER_FLOOD),
  /** Orders of one phone in one store from all addresses. */
  orderFromAllByPhone: limit(30, 60, ORDER_FLOOD),
  /** Orders of one address in one store. Wide, as they hold nothing beyond `holdingOrdersByAddress`. */
  orderByAddress: limit(300, 60, ORDER_FLOOD),
  /** Orders that a seller writes down. */
  recordedByStore: limit(120, 600, ORDER_FLOOD),
  /** Reviews that are sent from one order's private page. Each publishes the store. */
  reviewByOrder: limit(30, 3600, SLOW_DOWN),
  /** Wrong discount codes of one address in one store. Those that count do not. */
  codeByAddress: limit(30, 600, refusals.tooManyCodes),
  /** Orders of one address in all stores. Wider, so that a flood in one shop stops nobody's order in another. */
  orderInAllByAddress: limit(1_200, 60, ORDER_FLOOD),
  /** Refused orders of one address and browser. Those that are placed, or have an outdated total, do not count. */
  nothingOrderedByCaller: perProcess(600, 60, ORDER_FLOOD),
  /** Searches in one's own orders. The slowest takes 30 ms. */
  orderSearchByAccount: perProcess(120, 60, SLOW_DOWN),
  /** Orders of one address in one store that could hold stock. Beyond it none is refused, but none holds stock. */
  holdingOrdersByAddress: limit(20, 60, ORDER_FLOOD),
  /** First orders of an address in one store. They are no flood: hundreds of buyers may come for ten pieces. */
  firstOrdersByAddress: limit(3, 60, ORDER_FLOOD),
  /** Orders in one store from addresses that order again and again. Beyond it half of each product stays. */
  repeatedOrdersByStore: limit(40, 60, ORDER_FLOOD),
  eventByAddress: perProcess(600, 60, SLOW_DOWN),
  geoByAddress: perProcess(600, 60, SLOW_DOWN),
  /** Public calls about a store and its products, and sample pages of layouts. The slowest takes 7 ms. */
  publicReadByAddress: perProcess(600, 60, SLOW_DOWN),
  /** Sitemaps. A file of 50,000 stores takes 0.4 s of processor time, a few milliseconds at a time. */
  sitemapByAddress: perProcess(30, 60, SLOW_DOWN),
  /** Missing images and assets. Each asks the object store, if there is one. Those that exist do not count. */
  nowhereByAddress: perProcess(120, 60, SLOW_DOWN),
  searchByAddress: perProcess(600, 60, SLOW_DOWN),
  /** Claims and checks of a shop's domain. Each asks name servers. */
  domainByStore: limit(30, 600, SLOW_DOWN),
  /** Questions of the proxy whether it may get a certificate. It asks once a host, and again to renew. */
  certificateQuestions: perProcess(600, 60, SLOW_DOWN),
  qrByAccount: limit(30, 60, SLOW_DOWN),
  referralCodeByAddress: limit(120, 60, SLOW_DOWN),
  /** Invitations to work in a shop. Each is a mail to an address that the seller types. */
  pushDeviceByAccount: limit(30, 3600, SLOW_DOWN),
  testAlertByAccount: limit(10, 600, SLOW_DOWN),
  /** Confirmations of alerts. A shop's phones may share an address with thousands. */
  arrivalByAddress: perProcess(600, 60, SLOW_DOWN),
  invitationByAccount: limit(10, 86_400, 'You can invite 10 times a day. Please try again tomorrow.'),
  withdrawalByAccount: limit(10, 3600, SLOW_DOWN),
  notificationsByAdmin: limit(30, 3600, SLOW_DOWN),
  exportByAdmin: limit(10, 3600, SLOW_DOWN),
  backupByAdmin: limit(10, 3600, SLOW_DOWN),
  /** Previews. They follow typing, several a second while somebody designs. */
  previewByAccount: perProcess(900, 60, SLOW_DOWN),
  /** Published saves. Two a second is more than by hand, and leaves room for a script that fills a shop. */
  saveByAccount: limit(120, 60, 'Too many changes in a short time. Please wait a minute and save again.'),
  /** Sheets of products. The largest takes 0.2 s to read, and the table of prices sends two a save. */
  sheetByAccount: limit(120, 600, SLOW_DOWN),
  /** Changes of a store's address. Each old one is kept for the store and redirects. */
  addressByStore: limit(5, 86_400, 'The address of a store can be changed 5 times a day. Please try again tomorrow.'),
  /** Calls with images, up to five each. Enough for a full shop of Premium that moves in with its images. */
  uploadByAccount: limit(120, 600, SLOW_DOWN),
  /** Screenshots and photos that whoever has an order's link may send. */
  uploadByOrder: limit(30, 600, SLOW_DOWN),
} satisfies Record<string, Definition>

export type Limits = { [Name in keyof typeof definitions]: RateLimit }

/** Creates the limits of an application. Uses the `shared` counts where given, else counts in memory. */
export const createLimits = (shared?: SharedCounts): Limits => {
  const limits = Object.entries(definitions).map(([name, { perProcess, ...bounds }]) => [
    name,
    shared && !perProcess
      ? sharedRateLimit(shared, name, bounds)
      : rateLimit(bounds.points, bounds.seconds, bounds.message),
  ])
  return Object.fromEntries(limits)
}
