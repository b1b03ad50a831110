import * as v from 'valibot'
import { parsedStorage } from './parsedStorage'

const pixels = v.pipe(v.number(), v.gtValue(0), v.ltValue(2000))

/** Pixels that the last order took at the head of home the last time; `none` where there was none, null where this browser has not seen it yet. */
export type OpeningHeight = number | 'none' | null

/** What is kept says nothing of whose last order it was. */
export const openingStorage = parsedStorage<OpeningHeight>(
  'localStorage',
  'tablee.opening',
  v.nullable(v.union([pixels, v.literal('none')])),
  null,
)
