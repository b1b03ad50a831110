import type * as v from 'valibot'
import { parsedStorage } from './parsedStorage'

/** Keeps a value over a reload of this tab. */
export const tabStorage = <Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  none: Value,
) => parsedStorage('sessionStorage', key, schema, none)
