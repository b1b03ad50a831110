const MAX_VALUES = 20

/** Values met in responses, to ask with next: by `Type.field`, and by field alone. */
export function createValuePool() {
  const values = new Map<string, unknown[]>()

  function add(type: string, field: string, value: unknown) {
    if (value === null || typeof value === 'object') return
    for (const key of [`${type}.${field}`, `.${field}`]) {
      const list = values.get(key) ?? []
      if (!list.includes(value) && list.length < MAX_VALUES) values.set(key, [...list, value])
    }
  }

  /** The pool as seen by the nth attempt: what was refused once is asked with another value. */
  function at(attempt: number) {
    const pick = (key: string): unknown => {
      const list = values.get(key) ?? []
      return list[attempt % Math.max(1, list.length)]
    }
    return {
      of: (type: string, field: string) => pick(`${type}.${field}`),
      named: (field: string) => pick(`.${field}`),
    }
  }

  return { add, at }
}

export type ValuePool = ReturnType<typeof createValuePool>
export type PoolView = ReturnType<ValuePool['at']>
