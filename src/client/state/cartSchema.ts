import * as v from 'valibot'
import { isDay } from '../../domain/time/calendar'
import { BLANK_INVOICE_CONTACT, type Cart } from '../../domain/cart/cart'
import { readCartNames } from '../../domain/cart/cartNames'

const text = v.string()
const filled = v.pipe(text, v.nonEmpty())
const id = v.nullable(filled)
const degrees = v.nullable(v.pipe(v.number(), v.finite()))
const amount = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))
const distance = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)))
const instant = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value))),
)
const slot = v.nullable(v.object({ start: instant, end: instant }))

const item = v.object({
  itemId: filled,
  type: v.picklist(['product', 'menu']),
  lineId: filled,
  qty: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const deliveryContact = v.object({ id: filled, name: text, phone: text, details: text })

const invoiceContact = v.object({
  id: filled,
  address: text,
  customerName: text,
  companyName: text,
  companySiret: text,
  phone: text,
  details: text,
})

const itemRecovery = v.nullable(
  v.object({
    recoveryContactId: text,
    recoveryContactPhone: text,
    recoveryContactName: text,
    recoveryInstructions: text,
    bookedRecoveryHour: v.nullable(instant),
    recoveryAddress: v.nullable(v.object({ title: text, lat: v.number(), lng: v.number() })),
    selectedSlot: slot,
  }),
)

const cart = v.object({
  key: v.pipe(text, v.uuid()),
  creationDate: instant,
  mainBrandId: filled,
  lineId: filled,
  address: text,
  lat: degrees,
  lng: degrees,
  departmentCode: filled,
  businessUnitId: id,
  deliveryZoneId: id,
  deliveryPrice: amount,
  distributionPointId: id,
  distanceToDistributionPoint: distance,
  items: v.array(item),
  deliveryDay: v.nullable(v.pipe(text, v.check(isDay))),
  deliverySlot: v.nullish(slot, null),
  deliveryContact,
  deliveryContactSMSNumber: text,
  invoiceContact: v.nullish(invoiceContact, null),
  itemRecovery,
  roomServiceLocationId: id,
  toDeliversHot: v.boolean(),
  hasToLeaveBags: v.boolean(),
  hasCutlery: v.boolean(),
  hasPlacemats: v.boolean(),
  hasIndividualBoxes: v.boolean(),
})

const word = v.nullish(text, null)
const time = v.nullish(instant, null)
const names = v.object({
  invoiceAddress: word,
  invoiceCompanyName: word,
  invoiceCompanySiret: word,
  invoiceCustomerName: word,
  invoiceDetails: word,
  deliverySlotStartAt: time,
  deliverySlotEndAt: time,
})

/** A cart as it is stored, also by a release that had no flat names yet; anything else is discarded whole. */
export const cartSchema: v.GenericSchema<unknown, Cart> = v.pipe(
  v.unknown(),
  v.transform((stored) => ({ cart: stored, names: stored })),
  v.object({ cart, names }),
  v.transform((stored) => {
    const held = readCartNames({ ...stored.cart, ...stored.names }, BLANK_INVOICE_CONTACT)
    const invoiceContact = held.invoiceContact ?? BLANK_INVOICE_CONTACT
    return { ...stored.cart, invoiceContact, deliverySlot: held.deliverySlot }
  }),
)
