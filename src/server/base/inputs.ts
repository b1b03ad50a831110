import * as v from 'valibot'
import { isDeliveryDay } from '#domain/time/calendar'
import type { Point } from '#domain/delivery/geography'
import { badUserInput, requireNoProblems } from './errors'

const MAX_ROW_ID = 2 ** 31 - 1

/** A row's id, or null for what cannot be one. */
export function rowId(id: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null
  const value = Number(id)
  return value <= MAX_ROW_ID ? value : null
}

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** An order's id or a cart's key, as the database writes it, or null for what cannot be one. */
export function rowUuid(id: string): string | null {
  const parsed = v.safeParse(uuid, id)
  return parsed.success ? parsed.output : null
}

/** Checks a day argument; error BAD_USER_INPUT on its field. */
export function requireDay(day: string, field: string): string {
  if (!isDeliveryDay(day)) throw badUserInput('Not a day', { [field]: 'INVALID' })
  return day
}

const isWithin = (degrees: number, most: number): boolean =>
  Number.isFinite(degrees) && Math.abs(degrees) <= most

/** Checks coordinates; error BAD_USER_INPUT on `lat`, on `lng` or on both. */
export function requireCoordinates(point: Point): Point {
  const fields = {
    ...(!isWithin(point.lat, 90) && { lat: 'INVALID' }),
    ...(!isWithin(point.lng, 180) && { lng: 'INVALID' }),
  }
  requireNoProblems('Not coordinates', fields)
  return point
}

/** Reads an input by its schema; error BAD_USER_INPUT with the problem of each field, that of the whole under `whole`. */
export function parseInput<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
  { message, whole }: { message: string; whole: string },
): Output {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const problems = parsed.issues.map((issue) => [v.getDotPath(issue) ?? whole, issue.message])
  throw badUserInput(message, Object.fromEntries(problems))
}
