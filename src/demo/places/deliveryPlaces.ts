import * as v from 'valibot'
import type { businessUnits, distributionPoints } from '#server/db/tables'
import { readData } from '../readData'

export const businessUnitRows: (typeof businessUnits.$inferInsert)[] = [
  { id: 1, name: 'Paris et Île-de-France' },
]

const count = v.pipe(v.number(), v.integer())
const pointsFile = v.array(
  v.strictObject({
    id: count,
    name: v.string(),
    lat: v.number(),
    lng: v.number(),
    /** How far it delivers, in metres. */
    reach: count,
    /** Deliveries that it makes in one slot. */
    slotCapacity: count,
  }),
)

export const distributionPointRows = (): (typeof distributionPoints.$inferInsert)[] =>
  readData('places/points.yaml', pointsFile).map((point) => ({ ...point, businessUnitId: 1 }))
