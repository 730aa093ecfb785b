import { BIG_CITIES, placeId } from '#contract/delivery/big-cities.ts'
import type { RateGroup } from './delivery-words.ts'
import * as say from './words.ts'

/** Seats of districts that couriers charge more for. */
const REMOTE_PLACES = [
  say.gilgit,
  say.skardu,
  say.hunza,
  say.khaplu,
  say.chilas,
  say.astore,
  say.gahkuch,
  say.chitral,
  say.dir,
  say.parachinar,
  say.wana,
  say.athmuqam,
  say.zhob,
  say.gwadar,
  say.pasni,
  say.ormara,
  say.turbat,
  say.panjgur,
  say.kharan,
  say.dalbandin,
  say.mithi,
  say.nagarparkar,
]

const named = (names: readonly string[]) => names.map((name) => ({ id: placeId(name), name }))

/** Offered as exceptions. The seller searches her own city. */
export const placePresets: { label: string; places: RateGroup['places'] }[] = [
  { label: say.myCity, places: [] },
  { label: say.tenBigCities, places: named(BIG_CITIES) },
  { label: say.remotePlaces, places: named(REMOTE_PLACES) },
]
