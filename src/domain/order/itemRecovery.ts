import { addDays, firstSellingDay, parisDay, toInstant, toIso, type Day } from '../time/calendar'
import type { Cart, DeliverySlot, ItemRecovery } from '../cart/cart'
import { HANDWRITTEN } from '../cart/cartContacts'
import { daySlots, deliveryHour, type Slot } from '../delivery/delivery'
import { optionalProblem, phoneProblem, requiredProblem } from '../requests/fields'
import { foundProblems } from '../requests/foundProblems'
import { isPlaced, type OrderStatus } from './orderStatus'
import type { ProductCategory } from '../catalogue/categories'
import { isCanteenLine } from '../catalogue/storefronts'
import { MINUTE_MS } from '../time/durations'

/** The contact id of a recovery whose trays the contact of the delivery hands over. */
export const DELIVERY_CONTACT = null

/** Products of it are served on the house's reusable trays. */
const TRAY_CATEGORY: ProductCategory = 'Box'

/** Days among which the customer chooses, the delivery's own included while it has a slot left. */
const RECOVERY_DAYS = 5
/** Time for the meal, minutes, before the recovery that is proposed first. */
const MEAL_MINUTES = 120
/** Days after the delivery during which the recovery of its trays may still be requested. */
const REQUEST_DAYS = 30

type RecoveryDay = { day: Day; slots: readonly DeliverySlot[] }

/** A problem by field of `ItemRecovery`; `INVALID` for a slot that is not offered. */
type RecoveryProblems = Readonly<
  Partial<Record<'recoveryContactName' | 'recoveryContactPhone' | RecoveryChoice, string>>
>
type RecoveryChoice = 'recoveryInstructions' | 'recoveryAddress' | 'selectedSlot'

/**
 * Whether trays come back after the meal: products of the category Box are served on the house's reusable trays;
 * everything else, menus included, comes in packaging that stays. The canteen's trays stay where it is served, and the
 * next round takes them along. docs/rules/orders.md#tray-recovery
 */
export const doTraysComeBack = (
  items: readonly { category?: string | null | undefined; lineId: string | null }[],
): boolean =>
  items.some(({ category, lineId }) => category === TRAY_CATEGORY && !isCanteenLine(lineId ?? ''))

/**
 * When trays may be fetched again: half hours of 08:00-19:00 on five days that sell, from the end of the delivery slot
 * on and, once the order is placed, none that has begun by `now`. Error: RangeError on a bad instant.
 */
export const recoveryDays = (delivery: DeliverySlot, now?: Date): RecoveryDay[] =>
  offeredDays(delivery, now).map(({ day, slots }) => ({
    day,
    slots: slots.map(({ slotStartAt, slotEndAt }) => ({
      start: toIso(slotStartAt),
      end: toIso(slotEndAt),
    })),
  }))

function offeredDays({ end }: DeliverySlot, now?: Date) {
  const isOver = now !== undefined && now > toInstant(end)
  const from = isOver ? now : toInstant(end)
  const days: { day: Day; slots: Slot[] }[] = []
  let day = firstSellingDay(parisDay(from))
  while (days.length < RECOVERY_DAYS) {
    const slots = slotsAfter(day, from)
    if (slots.length > 0) days.push({ day, slots })
    day = firstSellingDay(addDays(day, 1))
  }
  return days
}

// Couriers fetch trays in the hours of lines without hours of their own (docs/rules/delivery.md#slots).
const slotsAfter = (day: Day, from: Date): Slot[] =>
  daySlots(day, '').filter(({ slotStartAt }) => slotStartAt >= from)

/** Whether trays of that delivery may be fetched again in this slot; `now` as in `recoveryDays`. */
export function isRecoverySlot(delivery: DeliverySlot, slot: DeliverySlot, now?: Date): boolean {
  const [start, end] = [toInstant(slot.start).getTime(), toInstant(slot.end).getTime()]
  return offeredDays(delivery, now).some(({ slots }) =>
    slots.some(
      ({ slotStartAt, slotEndAt }) =>
        slotStartAt.getTime() === start && slotEndAt.getTime() === end,
    ),
  )
}

/**
 * Whether the trays of an order may be asked to be fetched, or their fetching changed: it is paid or on its way, brings
 * trays, was delivered at most 30 days ago, and the courier has not set out yet. docs/rules/orders.md#tray-recovery
 */
export function canRequestRecovery(
  order: {
    status: OrderStatus
    traysComeBack: boolean
    slotEndAt: Date
    /** Start of the slot agreed; null when none was. */
    agreedFrom: string | null
  },
  now: Date,
): boolean {
  const { status, traysComeBack, slotEndAt, agreedFrom } = order
  if (!traysComeBack || !isPlaced(status)) return false
  if (agreedFrom !== null && toInstant(agreedFrom) <= now) return false
  return parisDay(now) <= addDays(parisDay(slotEndAt), REQUEST_DAYS)
}

/** The hour agreed in a slot: its start plus half its length, as for a delivery. */
export const recoveryHour = ({ start, end }: DeliverySlot): string =>
  toIso(deliveryHour({ slotStartAt: start, slotEndAt: end }))

/** The recovery with another slot, and the hour that goes with it. */
export const chooseRecoverySlot = (
  recovery: ItemRecovery,
  selectedSlot: DeliverySlot,
): ItemRecovery => ({
  ...recovery,
  selectedSlot,
  bookedRecoveryHour: recoveryHour(selectedSlot),
})

const NOTHING_SAID: ItemRecovery = {
  recoveryContactId: DELIVERY_CONTACT,
  recoveryContactName: null,
  recoveryContactPhone: null,
  recoveryInstructions: null,
  bookedRecoveryHour: null,
  recoveryAddress: null,
  selectedSlot: null,
}

/**
 * The recovery that fits the cart: none when no tray comes back, else what was chosen. A slot that the delivery has
 * overtaken, or none yet, gives way to the first one that leaves two hours for the meal.
 */
export function fittingRecovery(
  { itemRecovery, deliverySlot }: Pick<Cart, 'itemRecovery' | 'deliverySlot'>,
  traysComeBack: boolean,
  now?: Date,
): ItemRecovery | null {
  if (!traysComeBack) return null
  if (deliverySlot === null) return itemRecovery
  const chosen = itemRecovery?.selectedSlot
  if (chosen && isRecoverySlot(deliverySlot, chosen, now)) return itemRecovery
  const afterMeal = toInstant(deliverySlot.end).getTime() + MEAL_MINUTES * MINUTE_MS
  const first = offeredDays(deliverySlot, now)
    .flatMap(({ slots }) => slots)
    .find(({ slotStartAt }) => slotStartAt.getTime() >= afterMeal)
  const recovery = itemRecovery ?? NOTHING_SAID
  return first
    ? chooseRecoverySlot(recovery, { start: toIso(first.slotStartAt), end: toIso(first.slotEndAt) })
    : recovery
}

/** The recovery as it is sent: with the delivery contact's name and phone unless another person hands the trays over. */
export function resolvedRecovery({
  itemRecovery,
  deliveryContact,
}: Pick<Cart, 'itemRecovery' | 'deliveryContact'>): ItemRecovery | null {
  if (itemRecovery === null || itemRecovery.recoveryContactId !== DELIVERY_CONTACT) {
    return itemRecovery
  }
  return {
    ...itemRecovery,
    recoveryContactId: deliveryContact?.id ?? HANDWRITTEN,
    recoveryContactName: deliveryContact?.name?.trim() ?? null,
    recoveryContactPhone: deliveryContact?.phone?.trim() ?? null,
  }
}

type Recovery = Omit<ItemRecovery, 'recoveryContactId'>

/** What keeps a recovery from being used, by field; nothing when it may be. `now` as in `recoveryDays`. */
export function recoveryProblems(
  recovery: Recovery,
  deliverySlot: DeliverySlot | null,
  now?: Date,
): RecoveryProblems {
  const { recoveryAddress, selectedSlot } = recovery
  return foundProblems({
    recoveryContactName: requiredProblem(recovery.recoveryContactName),
    recoveryContactPhone: phoneProblem(recovery.recoveryContactPhone),
    recoveryInstructions: optionalProblem(recovery.recoveryInstructions),
    recoveryAddress: recoveryAddress && requiredProblem(recoveryAddress.title),
    selectedSlot: slotProblem(selectedSlot, deliverySlot, now),
  })
}

function slotProblem(slot: DeliverySlot | null, delivery: DeliverySlot | null, now?: Date) {
  if (slot === null) return 'REQUIRED'
  return delivery && isRecoverySlot(delivery, slot, now) ? null : 'INVALID'
}
