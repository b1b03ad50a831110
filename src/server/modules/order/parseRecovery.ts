import * as v from 'valibot'
import type { ItemRecovery } from '#generated/server/types'

const text = v.nullish(v.string(), null)

const storedRecovery = v.nullable(
  v.object({
    recoveryContactId: text,
    recoveryContactName: text,
    recoveryContactPhone: text,
    recoveryInstructions: text,
    bookedRecoveryHour: text,
    recoveryAddress: v.nullish(
      v.object({ title: v.string(), lat: v.number(), lng: v.number() }),
      null,
    ),
    selectedSlot: v.nullish(v.object({ start: v.string(), end: v.string() }), null),
  }),
)

/** Reads back what an order kept; null for one whose trays no one fetches. */
export const parseRecovery = (stored: unknown): ItemRecovery | null =>
  v.parse(storedRecovery, stored ?? null)
