import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What companies have agreed on. Places belong to a company by its name, discounts to a brand by its key as well. */
export const agreementsSchema = v.object({
  companies: v.array(
    v.object({
      name: v.string(),
      hasRoomServiceEnabled: v.boolean(),
      canteenEmailDomain: v.nullable(v.string()),
      defaultOrderDeliveryFee: v.nullable(count),
      defaultOrderLastMinuteFee: v.nullable(count),
    }),
  ),
  discounts: v.array(
    v.object({
      company: v.string(),
      brand: v.string(),
      discountPercentage: v.number(),
      discountAmount: count,
      minimumCartAmount: count,
    }),
  ),
  locations: v.array(
    v.object({
      company: v.string(),
      address: v.string(),
      lat: v.number(),
      lng: v.number(),
      isRoomServiceDeliveryPoint: v.boolean(),
    }),
  ),
  people: v.array(
    v.object({
      company: v.string(),
      email: v.string(),
      canUseWireTransfer: v.boolean(),
      /** The file and the row, for a fault that only the shop can find. */
      at: v.string(),
    }),
  ),
})

export type AgreementsFile = v.InferOutput<typeof agreementsSchema>

type Stored<Entry> = Entry & { id: number }

/** What the shop has of the companies and people that a file names, in the shape of the file. */
export type StoredAgreements = {
  companies: Stored<AgreementsFile['companies'][number]>[]
  discounts: Stored<AgreementsFile['discounts'][number]>[]
  locations: Stored<AgreementsFile['locations'][number]>[]
  people: Stored<Omit<AgreementsFile['people'][number], 'at' | 'company'> & { company: string }>[]
}
