import { onPostgres } from '../support/apps/dialect.ts'
import { MOVES } from './moves.ts'

const named = (noun: string, ...whats: string[]) => whats.map((what) => `${noun}: ${what}`)

/** Names in the counts of a long run: every move, every refusal, every fault. */
export const EXPECTED: readonly string[] = [
  ...Object.entries(MOVES).flatMap(([from, next]) => next.map((to) => `move: ${from} to ${to}`)),
  ...named('move', 'refused 409', 'wrong return 422'),
  ...named('edit', 'done', 'refused 409', 'repeated'),
  ...named('join', 'one', 'both', 'refused 409'),
  ...named('record', 'Pending', 'Confirmed', 'refused 409'),
  ...named('undo', 'done', 'refused 409'),
  ...named(
    'order',
    'placed',
    'refused 403',
    'refused 404',
    'refused 422',
    'refused 409',
    'refused 429',
    'key used twice',
  ),
  ...named('order', 'wrong, phone', 'wrong, total', 'wrong, no address', 'wrong, nothing in it', 'wrong, gone product'),
  ...named('order', 'wrong, nothing chosen', 'wrong, two shops'),
  ...named('stock', '200', '409', '422'),
  ...named(
    'private page',
    'confirm done',
    'confirm late',
    'cancel done',
    'cancel late',
    'received done',
    'received late',
  ),
  ...named('payment', 'recorded 201', 'recorded 422', 'refund 201', 'refund 422', 'claim done', 'claim late'),
  ...named('payment', 'accepted 200', 'accepted 409', 'rejected 200'),
  ...named('review', 'done', 'late', 'erased'),
  ...named('sale', 'begun', 'ended'),
  ...named('discount', 'added 201', 'removed 200'),
  ...named('order', 'code used up'),
  ...named('delivery', 'set', 'turned off'),
  ...named('product', 'added', 'refused 403', 'price 200', 'options 200', 'no options 200', 'deleted'),
  ...named('upload', '200', '422'),
  ...named('customer', 'block', 'unblock', 'note', 'erase 200', 'erase 409'),
  ...named('account', 'signed up', 'wrong password 401', 'reset 200', 'closed 200'),
  ...named('background', 'events', 'holds', 'advances', 'publications', 'purge'),
  ...named(
    'background',
    'mails, server well',
    'mails, server refuses',
    'mails, server away',
    'mails, server answer lost',
  ),
  ...named('clock', 'on', 'back', 'a month on'),
  ...named('fault', 'killed', 'killed after commit', 'disk full', 'answer lost', ...(onPostgres ? ['conflict'] : [])),
  'process restarted',
]
