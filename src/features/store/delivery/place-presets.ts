import { BIG_CITIES, placeId } from '#contract/delivery/big-cities.ts'
import type { RateGroup } from './delivery-words.ts'
import * as say from './words.ts'

/** Seats of districts that couriers charge more for. */
const REMOTE_PLACES = [
  'Gilgit',
  'Skardu',
  'Hunza',
  'Khaplu',
  'Chilas',
  'Astore',
  'Gahkuch',
  'Chitral',
  'Dir',
  'Parachinar',
  'Wana',
  'Athmuqam',
  'Zhob',
  'Gwadar',
  'Pasni',
  'Ormara',
  'Turbat',
  'Panjgur',
  'Kharan',
  'Dalbandin',
  'Mithi',
  'Nagarparkar',
]

const named = (names: readonly string[]) => names.map((name) => ({ id: placeId(name), name }))

/** Offered as exceptions. The seller searches her own city. */
export const placePresets: { label: string; places: RateGroup['places'] }[] = [
  { label: say.myCity, places: [] },
  { label: say.tenBigCities, places: named(BIG_CITIES) },
  { label: say.remotePlaces, places: named(REMOTE_PLACES) },
]
