import * as v from 'valibot'
import { isDeliveryDay } from '../time/calendar'
import { guestsSchema } from '../guests/guestsSchema'
import { ARTICLE_KINDS } from '../catalogue/articleKind'
import { DEFAULT_DEPARTMENT } from '../catalogue/storefronts'
import { oneLine } from '../text/oneLine'
import { isStorableText } from '../text/storableText'
import { CART_LENGTHS, INVOICE_LENGTHS } from './cartLengths'
import { DEFAULT_OPTIONS, type CartOption } from './cartOptions'

/** Items of different articles, lines or types in one cart. docs/rules/cart.md#limits */
export const MAX_ITEMS = 100

/** Units of all items together: their sums stay sums that the database can write. docs/rules/cart.md#limits */
export const MAX_UNITS = 10_000

/** The codes of what goes beyond a limit: the form says it, and the rest of the cart can still be used. */
export const LIMIT_CODES: readonly string[] = ['TOO_LONG', 'TOO_MANY', 'TOO_LARGE']

const words = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, 'TOO_LONG'), v.check(isStorableText, 'INVALID'))

const line = (max: number) => v.pipe(v.string(), v.transform(oneLine), words(max))

const orNull = (written: v.GenericSchema<string, string>) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.transform((sent) => (oneLine(sent) === '' ? null : sent)),
      v.nullable(written),
    ),
    null,
  )

/** A text without the spaces around it; null for none and for an empty one. */
export const text = (max: number) => orNull(words(max))

/** The same of one line: a name, an address, a number. */
export const lineOfText = (max: number) => orNull(line(max))

const id = v.pipe(words(CART_LENGTHS.id), v.nonEmpty('INVALID'))
const optionalId = v.nullish(id, null)
const choice = (option: CartOption) => v.nullish(v.boolean(), DEFAULT_OPTIONS[option])

const instant = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at)) && isDeliveryDay(at.slice(0, 10)), 'INVALID'),
)
/** An ISO 8601 instant on a day that can be delivered on, or null; an absent field is read as null. */
export const optionalInstant = v.nullish(instant, null)

const degrees = (max: number) =>
  v.pipe(v.number(), v.minValue(-max, 'INVALID'), v.maxValue(max, 'INVALID'))
const lat = degrees(90)
const lng = degrees(180)

const slot = v.object({ start: instant, end: instant })

/** An item of a cart: which article of which line, and how many units, from 1 on. */
export const itemSchema = v.object({
  itemId: id,
  type: v.picklist(ARTICLE_KINDS),
  lineId: id,
  qty: v.pipe(
    v.number(),
    v.integer('INVALID'),
    v.minValue(1, 'TOO_SMALL'),
    v.maxValue(MAX_UNITS, 'TOO_LARGE'),
  ),
})

const deliveryContact = v.object({
  id,
  name: lineOfText(CART_LENGTHS.name),
  phone: lineOfText(CART_LENGTHS.phone),
  details: text(CART_LENGTHS.text),
})

const invoiceContact = v.object({
  id,
  address: lineOfText(INVOICE_LENGTHS.address),
  customerName: lineOfText(INVOICE_LENGTHS.customerName),
  companyName: lineOfText(INVOICE_LENGTHS.companyName),
  companySiret: lineOfText(INVOICE_LENGTHS.companySiret),
  phone: lineOfText(CART_LENGTHS.text),
  details: text(INVOICE_LENGTHS.details),
})

/** When, where and by whom trays are handed over again. A null contact id means the contact of the delivery. */
export const itemRecoverySchema = v.object({
  recoveryContactId: text(CART_LENGTHS.id),
  recoveryContactPhone: lineOfText(CART_LENGTHS.text),
  recoveryContactName: lineOfText(CART_LENGTHS.text),
  recoveryInstructions: text(CART_LENGTHS.text),
  bookedRecoveryHour: optionalInstant,
  recoveryAddress: v.nullish(v.object({ title: line(CART_LENGTHS.address), lat, lng }), null),
  selectedSlot: v.nullish(slot, null),
})

/** What the lookups found for the address. Amounts in cents HT, distance in metres. docs/rules/delivery.md#choosing-an-address */
const deliverySchema = v.object({
  businessUnitId: optionalId,
  deliveryZoneId: optionalId,
  deliveryPrice: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  distributionPointId: optionalId,
  distanceToDistributionPoint: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)), null),
})

/** What the customer chose, and what the server is sent of a cart. */
export const choicesSchema = v.object({
  creationDate: instant,
  mainBrandId: id,
  lineId: id,
  address: lineOfText(CART_LENGTHS.address),
  lat: v.nullish(lat, null),
  lng: v.nullish(lng, null),
  departmentCode: v.nullish(
    v.pipe(v.string(), v.regex(/^(\d{2,3}|2[AB])$/, 'INVALID')),
    DEFAULT_DEPARTMENT,
  ),
  items: v.pipe(v.array(itemSchema), v.maxLength(MAX_ITEMS, 'TOO_MANY')),
  deliveryDay: v.nullish(v.pipe(v.string(), v.check(isDeliveryDay, 'INVALID')), null),
  deliverySlot: v.nullish(slot, null),
  deliveryContact: v.nullish(deliveryContact, null),
  deliveryContactSMSNumber: lineOfText(CART_LENGTHS.text),
  invoiceContact: v.nullish(invoiceContact, null),
  itemRecovery: v.nullish(itemRecoverySchema, null),
  roomServiceLocationId: optionalId,
  toDeliversHot: choice('toDeliversHot'),
  hasToLeaveBags: choice('hasToLeaveBags'),
  hasCutlery: choice('hasCutlery'),
  hasPlacemats: choice('hasPlacemats'),
  hasIndividualBoxes: choice('hasIndividualBoxes'),
})

/**
 * A cart: ids, quantities and choices, no name and no price but the zone's. Null is what has not been chosen or written
 * yet; an absent field is read as null, or as its default. docs/rules/cart.md#content
 */
export const cartSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  ...deliverySchema.entries,
  /** For whom it is; the browser keeps it and sends it to no one. docs/rules/guests.md#how-many */
  guests: v.nullish(v.fallback(v.nullable(guestsSchema), null), null),
  ...choicesSchema.entries,
})

export type CartItem = v.InferOutput<typeof itemSchema>
export type CartItemRef = Omit<CartItem, 'qty'>
/** `id` is that of a remembered contact, `0` for one written by hand. */
export type DeliveryContact = v.InferOutput<typeof deliveryContact>
export type InvoiceContact = v.InferOutput<typeof invoiceContact>
/** ISO instants. */
export type DeliverySlot = v.InferOutput<typeof slot>
export type ItemRecovery = v.InferOutput<typeof itemRecoverySchema>
export type CartDelivery = v.InferOutput<typeof deliverySchema>
export type Cart = Omit<v.InferOutput<typeof cartSchema>, 'items'> & { items: readonly CartItem[] }
