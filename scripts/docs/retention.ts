import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { COLLECTIONS_MAX } from '#contract/collections/collections.ts'
import { COURIER_PLACES_MAX, COURIERS_MAX, PARCELS_MAX } from '#contract/couriers/couriers.ts'
import { plans } from '#contract/plans.ts'
import * as days from '#contract/retention.ts'
import { INVITATION_DAYS, LOG_KEPT } from '#contract/staff/staff.ts'
import { definitions } from '#server/http/limits.ts'
import { MOST_KEYS as KEYS_IN_MEMORY } from '#server/http/rate-limits.ts'
import * as uploads from '#server/http/upload-turns.ts'
import { STORELESS_DAYS } from '#server/maintenance/media-sweep.ts'
import { MOST_KEYS as KEYS_IN_TABLE } from '#server/maintenance/shared-state.ts'
import * as exports from '#server/modules/account/export/export-downloads.ts'
import { MAX_IMAGE_BYTES } from '#server/modules/account/export/export-images.ts'
import { MAX_UPLOAD_BYTES } from '#server/modules/catalogue/images/check-upload.ts'
import { KEPT_HOURS, KEPT_UNNAMED } from '#server/modules/catalogue/images/unnamed-uploads.ts'
import { WAITING_MAX } from '#server/modules/messages/push/alert-devices.ts'
import { MOST_PREVIEWS } from '#server/modules/shop/previews/shared-previews.ts'
import { MAX_CHARACTERS, PREVIEW_MS } from '#server/ports/previews.ts'
import { KEPT_VERSIONS } from '#server/publish/kept-versions.ts'
import { GRACE_MS } from '#server/publish/objects/sweep-objects.ts'
import { MAX_VERSIONS } from '#server/publish/old-versions.ts'
import { REVISIONS } from '#server/records/orders/revisions.repo.ts'
import { GONE_KEPT } from '#server/records/products/gone-pages.repo.ts'
import { STOCK_CHANGES_KEPT } from '#server/records/products/stock-changes.repo.ts'
import { MOST as CHANGES_KEPT } from '#server/records/publications/store-changes.ts'
import * as stores from '#server/records/stores/stores.repo.ts'
import { CACHE_BYTES as IMAGE_CACHE_BYTES } from '#server/services/media.ts'
import { CACHE_BYTES as PAGE_CACHE_BYTES } from '#server/services/pages.ts'
import { MOST_PAGES } from '#server/site/layout-samples.ts'
import { MAX_ABSENT, MAX_SHOWN } from '#server/site/shown-versions.ts'
import { CACHE_BYTES } from '#server/site/store-pages.ts'
import { table } from './table.ts'

const count = (number: number): string => number.toLocaleString('en')
const megabytes = (bytes: number): string =>
  bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GB` : `${bytes / 1024 ** 2} MB`
const minutes = (milliseconds: number): string => `${milliseconds / 60_000} minutes`
const inDays = (number: number): string => `${number} days`

const rows: [what: string, time: string, size: string][] = [
  ['uploads that no saved design names', `${KEPT_HOURS} hours`, `the last ${KEPT_UNNAMED} of a store`],
  [
    'images of products, logos, covers and designs',
    `while the store, one of its last ${KEPT_VERSIONS} versions or a kept backup shows them`,
    `${megabytes(MAX_UPLOAD_BYTES)} an original at most, 0.2 to 1.5 MB for its sizes`,
  ],
  ['files of a refused upload', 'removed at once; after a crash at the next start', ''],
  ['images of a store without a row', `${inDays(STORELESS_DAYS)}, or as long as a kept backup has that store`, ''],
  ['images of a deleted store', 'removed with it', ''],
  ['share images', `while the store or one of its last ${KEPT_VERSIONS} versions shows them`, '0.3 MB each'],
  [
    "versions of a store's pages",
    `the last ${KEPT_VERSIONS} and the live one; others until publishing rests for some seconds`,
    `${MAX_VERSIONS} old ones a store at most; unchanged files are shared`,
  ],
  [
    'former addresses of a store',
    `reserved for ${inDays(stores.HELD_DAYS)}, after a deletion for ${stores.DELETED_HELD_DAYS}`,
    `the last ${stores.KEPT_SLUGS} of a store`,
  ],
  ["visitors' events", 'counted, not kept', 'a row of sums a store and day'],
  ['pages of `/layout-test`', 'in memory until the next start', `${MOST_PAGES} pages of about 70 kB`],
  [
    'previews',
    `${minutes(PREVIEW_MS)}; in memory, with several processes in a table`,
    `${megabytes(MAX_CHARACTERS)} in memory, ${count(MOST_PREVIEWS)} in the table`,
  ],
  [
    'counts of limits',
    'a minute to a day; in memory, with several processes in a table',
    `${count(KEYS_IN_MEMORY)} keys a limit, about 2 kB each; ${count(KEYS_IN_TABLE)} rows`,
  ],
  [
    'uploads under way',
    'in memory until answered',
    `${megabytes(uploads.BODY_BYTES)}, ${uploads.UNDER_WAY_BY_ACCOUNT} an account; ${uploads.WAITING} more wait, then 503`,
  ],
  ['local copies of images from an object store', 'until others are needed', megabytes(IMAGE_CACHE_BYTES)],
  ['local copies of pages from an object store', 'until others are needed', megabytes(PAGE_CACHE_BYTES)],
  ['pages in an object store that no kept version shows', `${minutes(GRACE_MS)}, then until a quiet moment`, ''],
  [
    "addresses in a web process's memory",
    'until others are needed',
    `${count(MAX_SHOWN + MAX_ABSENT)}, about 300 bytes each`,
  ],
  ['published files in memory', 'until others are needed', megabytes(CACHE_BYTES)],
  ['pictures of layouts', 'until the layouts change', '1.5 MB'],
  ['sessions', `${inDays(days.SESSION_DAYS)} unused, ${days.SESSION_MAX_DAYS} at most`, ''],
  ['known devices', `${inDays(days.DEVICE_DAYS)} without a sign-in`, ''],
  [
    'devices that show alerts of orders',
    'with the session: until it is signed out or expires',
    `${plans.paid.devices} a person are alerted`,
  ],
  ['alerts on their way', 'until sent, an hour at most', `${WAITING_MAX + 1} a device`],
  ['links and codes in mails', 'until they expire', ''],
  ['unconfirmed sign-ups and accounts', inDays(days.SIGN_UP_DAYS), ''],
  [
    "changes in a seller's list of versions",
    'with the version that shows them first',
    `${CHANGES_KEPT} before a publication`,
  ],
  ['holds that ended unconfirmed', 'a day', ''],
  ['customers of a store: phone, names, note, counts', 'until the seller erases them, or the store is deleted', ''],
  ['changes of an order by its seller', 'with the order, or until its buyer is erased', `${REVISIONS} an order`],
  ['collections of products', 'until the seller removes them', `${COLLECTIONS_MAX} a store`],
  ['what a seller set the stock of a product to', 'with the product', `${STOCK_CHANGES_KEPT} a product`],
  [
    'people who work in a store, and invitations',
    `until they leave or are removed; a link works ${INVITATION_DAYS} days`,
    `${plans.paid.staff} a store`,
  ],
  ['acts in a store where somebody works: who, what, when', 'with the store', `the last ${count(LOG_KEPT)}`],
  ['parcels: courier, number, cash', 'with the order', `${PARCELS_MAX} an order`],
  [
    'couriers of a store, with their names of places',
    'until the seller removes them',
    `${COURIERS_MAX} a store, ${count(COURIER_PLACES_MAX)} names each`,
  ],
  ['addresses of removed products and collections', 'with the store', `the last ${count(GONE_KEPT)} of a store`],
  ["a store's own domain and what its last check found", 'until the seller removes it', '1 a store'],
  ['how to undo a change of status', 'ten seconds, then removed within an hour', ''],
  ['messages of official WhatsApp numbers', inDays(days.MESSAGE_DAYS), ''],
  [
    'buyers who wrote to an official number, or want nothing from it',
    `with the number; who only wrote, ${inDays(days.CONTACT_DAYS)}`,
    '',
  ],
  ['charged messages of an official number', 'with the number', 'a row a month'],
  ['screenshots of payments that buyers send', inDays(days.PROOF_DAYS), ''],
  [
    'reviews by buyers, with an image',
    'until the product or the store is deleted; an erased buyer leaves the stars alone',
    'one of each buyer for a product',
  ],
  ['keys of order and product forms', inDays(days.KEY_DAYS), ''],
  ['messages about orders', inDays(days.MESSAGE_DAYS), ''],
  [
    'mails and order events that failed for good',
    `${inDays(days.FAILED_WORK_DAYS)}, so that an admin can retry them`,
    '',
  ],
  ['waiting mails', 'until the mail server takes them', ''],
  ['mails in files, without a mail server', inDays(days.MAIL_FILE_DAYS), ''],
  ['accounts that an admin deleted', `${inDays(DELETION_DAYS)}, sealed`, ''],
  ['accounts that their owners deleted', `${inDays(DELETION_DAYS)} unchanged, to be taken back; then removed`, ''],
  [
    "archives of an account's data",
    `while downloaded; after ${minutes(exports.GIVES_WAY_AFTER_MS)} one gives way to others`,
    `nothing on disk; ${exports.AT_ONCE} at once, ${megabytes(MAX_IMAGE_BYTES)} of images each`,
  ],
  [
    "changes of an account's email, and new second factors",
    `a day until confirmed, ${inDays(days.EMAIL_UNDO_DAYS)} to be undone`,
    `${definitions.emailChangeByAccount.points} changes a day an account`,
  ],
  [
    'payments for the paid plan',
    `${days.PAYMENT_YEARS} years; an admin's note goes with the account`,
    'a row an upgrade, about 200 bytes',
  ],
  ['backups, and databases that a restore set aside', inDays(days.BACKUP_DAYS), 'a copy of the database each'],
  ['orders, daily figures, audit log', 'for ever: they are the business', 'a row of sums a store and day'],
  ['hashed assets of earlier builds', 'for ever, so that open pages keep working', 'a few MB a release'],
  ['the log', 'standard output; the service manager keeps it (`SystemMaxUse=`)', 'about 200 bytes a call'],
]

/** Returns the page on how long and how much is kept. */
export const retentionPage = (): string => `# What is kept, and how long

<!-- Written by \`npm run docs\` from the constants that the program follows. -->

Nothing that somebody without an account, or with a free one, can add to grows without end. Purges run in quiet
moments, and after ten minutes without one all the same.

${table(['what', 'how long', 'how large'], rows)}`
