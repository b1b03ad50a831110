import type { BackEnd } from '../../../packages/schema-guard/src/contract/backEnd'
import { firstOfferedDay, toIso } from '#domain/time/calendar'
import { weekOf } from '#domain/time/weeks'

// Paris, rue de la Paix: somewhere that is delivered.
const [LATITUDE, LONGITUDE] = [48.8692, 2.3314]

/** What the shop is asked with, where no response gives a value. */
export const SHOP_BACK_END: BackEnd = {
  tokenHeaders: (token) => ({ authcookie: token }),
  knownValues: ({ now, day = firstOfferedDay(now) }) => ({
    scalars: { Date: day, DateTime: toIso(now) },
    names: {
      week: weekOf(day),
      ...{ lat: LATITUDE, lng: LONGITUDE, latitude: LATITUDE, longitude: LONGITUDE },
    },
  }),
}
