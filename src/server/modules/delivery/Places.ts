import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const zone = v.object({
  id: count,
  name: v.string(),
  departmentCode: v.string(),
  position: count,
  ring: v.array(v.tuple([v.number(), v.number()])),
  deliveryPrice: v.nullable(count),
  businessUnitId: v.nullable(count),
})

/** Where a shop cooks and delivers, in the shape of the rows. */
export const placesSchema = v.object({
  kitchens: v.array(v.object({ id: count, name: v.string() })),
  points: v.array(
    v.object({
      id: count,
      businessUnitId: count,
      name: v.string(),
      lat: v.number(),
      lng: v.number(),
      reach: count,
      slotCapacity: count,
    }),
  ),
  zones: v.array(zone),
})

export type Places = v.InferOutput<typeof placesSchema>
