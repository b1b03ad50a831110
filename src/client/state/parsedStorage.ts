import * as v from 'valibot'
import {
  readStorage,
  removeFromStorage,
  writeStorage,
  type StorageArea,
} from '../services/safeStorage'

/** Keeps a value in the browser. `none` is not stored, and stands for what is stored and cannot be read. */
export function parsedStorage<Value>(
  area: StorageArea,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  none: Value,
) {
  const stored = v.pipe(v.string(), v.parseJson(), schema)
  const nothing = JSON.stringify(none)
  const parse = (text: string | null): Value => {
    const result = v.safeParse(stored, text)
    return result.success ? result.output : none
  }
  return {
    load: (): Value => parse(readStorage(area, key).value),
    /** The value, which is in storage by then: the page may be left before the next rendering. */
    keep: (value: Value): Value => {
      const text = JSON.stringify(value)
      if (text === nothing) removeFromStorage(area, key)
      else writeStorage(area, key, text)
      return value
    },
  }
}
