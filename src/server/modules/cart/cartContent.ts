import * as v from 'valibot'
import { cartItemCount, HANDWRITTEN, mergeItems } from '../../../domain/cart/cart'
import { cartNameProblems, readCartNames } from '../../../domain/cart/cartNames'
import { ADDRESS_MIN_LENGTH } from '../../../domain/delivery/delivery'
import { badUserInput, type FieldProblems } from '../../base/errors'
import { isDeliveryDay, isStorable, rowId } from '../../base/inputs'

/** Of all items together: no kitchen makes as many, and their sums stay sums that the database can write. */
const MOST_UNITS = 10_000
const MOST_ITEMS = 100

const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, 'TOO_LONG'), v.check(isStorable, 'INVALID'))
const name = words(200)
const optionalWords = v.pipe(
  v.nullish(words(500), null),
  v.transform((text) => (text ? text : null)),
)
const id = v.pipe(v.string(), v.maxLength(64, 'TOO_LONG'), v.check(isStorable, 'INVALID'))
const optionalId = v.nullish(id, null)
const choice = (usual: boolean) => v.nullish(v.boolean(), usual)
const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)) && isDeliveryDay(text.slice(0, 10)), 'INVALID'),
)
const optionalInstant = v.nullish(instant, null)

const slot = v.object({ start: instant, end: instant })

const item = v.object({
  itemId: v.pipe(
    v.string(),
    v.check((text) => rowId(text) !== null, 'INVALID'),
  ),
  type: v.picklist(['product', 'menu']),
  lineId: id,
  qty: v.pipe(
    v.number(),
    v.integer('INVALID'),
    v.minValue(1, 'TOO_SMALL'),
    v.maxValue(MOST_UNITS, 'TOO_LARGE'),
  ),
})

const deliveryContact = v.object({ id, name, phone: words(40), details: optionalWords })

const invoiceContact = v.object({
  id,
  address: words(300),
  customerName: name,
  companyName: optionalWords,
  companySiret: optionalWords,
  phone: optionalWords,
  details: optionalWords,
})

const degrees = (most: number) =>
  v.pipe(v.number(), v.minValue(-most, 'INVALID'), v.maxValue(most, 'INVALID'))
const lat = degrees(90)
const lng = degrees(180)

const recoveryAddress = v.object({ title: words(300), lat, lng })

const itemRecovery = v.object({
  recoveryContactId: optionalId,
  recoveryContactPhone: optionalWords,
  recoveryContactName: optionalWords,
  recoveryInstructions: optionalWords,
  bookedRecoveryHour: optionalInstant,
  recoveryAddress: v.nullish(recoveryAddress, null),
  selectedSlot: v.nullish(slot, null),
})

/** A cart as it is stored: the browser's `CartInput`, every field checked, absent ones made null. */
const cartContent = v.object({
  address: v.pipe(words(300), v.minLength(ADDRESS_MIN_LENGTH, 'TOO_SHORT')),
  lat,
  lng,
  departmentCode: v.nullish(v.pipe(v.string(), v.regex(/^(\d{2,3}|2[AB])$/, 'INVALID')), null),
  items: v.pipe(v.array(item), v.maxLength(MOST_ITEMS, 'TOO_MANY')),
  deliveryContact: v.nullish(deliveryContact, null),
  invoiceContact: v.nullish(invoiceContact, null),
  deliveryDay: v.nullish(v.pipe(v.string(), v.check(isDeliveryDay, 'INVALID')), null),
  deliverySlot: v.nullish(slot, null),
  toDeliversHot: choice(false),
  hasToLeaveBags: choice(true),
  deliveryContactSMSNumber: optionalWords,
  itemRecovery: v.nullish(itemRecovery, null),
  mainBrandId: optionalId,
  lineId: optionalId,
  creationDate: optionalInstant,
  roomServiceLocationId: optionalId,
  hasCutlery: choice(false),
  hasPlacemats: choice(false),
  hasIndividualBoxes: choice(false),
})

export type CartContent = v.InferOutput<typeof cartContent>

/** The flat names of `CartInput`; they are stored in the contact and the slot. */
const flatNames = v.object({
  invoiceAddress: v.nullish(words(300), null),
  invoiceCompanyName: optionalWords,
  invoiceCompanySiret: optionalWords,
  invoiceCustomerName: v.nullish(name, null),
  invoiceDetails: optionalWords,
  deliverySlotStartAt: optionalInstant,
  deliverySlotEndAt: optionalInstant,
})

const BLANK_INVOICE: NonNullable<CartContent['invoiceContact']> = {
  id: HANDWRITTEN,
  address: '',
  customerName: '',
  companyName: null,
  companySiret: null,
  phone: null,
  details: null,
}

const cartKey = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** The key of a cart, or null for a text that cannot be one. */
export function parseCartKey(key: string): string | null {
  const parsed = v.safeParse(cartKey, key)
  return parsed.success ? parsed.output : null
}

const problemsOf = (issues: readonly v.BaseIssue<unknown>[], whole: string) =>
  Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? whole, issue.message]))

/** Reads a recovery that the browser sent by itself; error BAD_USER_INPUT with each field's problem. */
export function parseRecoveryInput(input: unknown): NonNullable<CartContent['itemRecovery']> {
  const parsed = v.safeParse(itemRecovery, input)
  if (parsed.success) return parsed.output
  throw badUserInput('The recovery cannot be used', problemsOf(parsed.issues, 'itemRecovery'))
}

const unusable = (problems: FieldProblems) => badUserInput('The cart cannot be used', problems)

function readSent<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown): Output {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  throw unusable(problemsOf(parsed.issues, 'cart'))
}

/** Reads what the browser sent; error BAD_USER_INPUT with each field's problem. The same item twice is added up. */
export function parseCartInput(input: unknown): CartContent {
  const cart = readSent(cartContent, input)
  const named = { ...cart, ...readSent(flatNames, input) }
  const problems = cartNameProblems(named)
  if (Object.keys(problems).length > 0) throw unusable(problems)
  const held = readCartNames(named, BLANK_INVOICE)
  const content = { ...cart, ...held, items: mergeItems(cart.items) }
  if (cartItemCount(content) > MOST_UNITS) throw unusable({ items: 'TOO_LARGE' })
  return content
}

/** Reads a stored cart back. */
export const parseCartContent = (stored: unknown): CartContent => v.parse(cartContent, stored)
