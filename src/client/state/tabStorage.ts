import * as v from 'valibot'
import { readStorage, removeFromStorage, writeStorage } from './safeStorage'

/** Keeps a value over a reload of this tab. `none` is not stored, and stands for what is stored and cannot be read. */
export function tabStorage<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  none: Value,
) {
  const stored = v.pipe(v.string(), v.parseJson(), schema)
  const nothing = JSON.stringify(none)
  return {
    load: (): Value => {
      const result = v.safeParse(stored, readStorage('sessionStorage', key).value)
      return result.success ? result.output : none
    },
    /** The value, which is in storage by then: the page may be left before the next rendering. */
    keep: (value: Value): Value => {
      const text = JSON.stringify(value)
      if (text === nothing) removeFromStorage('sessionStorage', key)
      else writeStorage('sessionStorage', key, text)
      return value
    },
  }
}
