import * as v from 'valibot'
import { parsedStorage } from './parsedStorage'

const pixels = v.nullable(v.pipe(v.number(), v.gtValue(0), v.ltValue(2000)))

/**
 * Pixels that the last order took at the head of home the last time; null where there was none. It says nothing of whose.
 * Without storage no room is kept: home then moves once, when the last order has come.
 */
export const openingStorage = parsedStorage<number | null>(
  'localStorage',
  'tablee.opening',
  pixels,
  null,
)
