import { isDeepStrictEqual } from 'node:util'

export type FieldChange = { field: string; before: unknown; after: unknown }

/** What files would add, change and withdraw of one sort of thing. `id` is that of the row, `key` what the files call it. */
export type Changes<Entry, Id> = {
  added: { key: string; entry: Entry }[]
  changed: { key: string; id: Id; entry: Entry; fields: FieldChange[] }[]
  withdrawn: { key: string; id: Id }[]
}

export const idOf = <Id>({ id }: { id: Id }) => id

export const keyedBy = <Field extends string, Entry extends Record<Field, string>>(
  entries: readonly Entry[],
  field: Field,
): [string, Entry][] => entries.map((entry) => [entry[field], entry])

/** Holds what files say against the rows of the shop. What they do not name is withdrawn by who asks, if at all. */
export function compare<Entry extends object, Row extends object, Id>(
  wanted: readonly [string, Entry][],
  stored: readonly [string, Row][],
  id: (row: Row) => Id,
): Changes<Entry, Id> {
  const rows = new Map(stored)
  return {
    added: wanted.flatMap(([key, entry]) => (rows.has(key) ? [] : [{ key, entry }])),
    changed: wanted.flatMap(([key, entry]) => {
      const row = rows.get(key)
      const fields = row ? fieldChanges(row, entry) : []
      return row && fields.length > 0 ? [{ key, id: id(row), entry, fields }] : []
    }),
    withdrawn: [],
  }
}

function fieldChanges(row: object, entry: object): FieldChange[] {
  const before = new Map<string, unknown>(Object.entries(row))
  return Object.entries(entry).flatMap(([field, after]) =>
    isDeepStrictEqual(before.get(field), after)
      ? []
      : [{ field, before: before.get(field), after }],
  )
}
