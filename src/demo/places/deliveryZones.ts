import * as v from 'valibot'
import type { deliveryZones } from '#server/db/tables'
import { price, ring, text } from '#server/ops/catalogue/folder/values'
import { readData } from '../readData'

const zonesFile = v.array(
  v.strictObject({
    name: text,
    department: text,
    /** Of a delivery; a zone without one is not served. */
    price: v.optional(price),
    ring,
  }),
)

/** The first zone that holds a point wins. */
export const deliveryZoneRows = (): (typeof deliveryZones.$inferInsert)[] =>
  readData('places/zones.yaml', zonesFile).map(
    ({ department, price: deliveryPrice, ...zone }, index) => ({
      ...zone,
      id: index + 1,
      position: index + 1,
      departmentCode: department,
      deliveryPrice: deliveryPrice ?? null,
      businessUnitId: deliveryPrice === undefined ? null : 1,
    }),
  )
