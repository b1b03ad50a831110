import { isDeepStrictEqual } from 'node:util'
import type { Catalogue } from './Catalogue'
import type { StoredCatalogue } from './storedCatalogue'

export type FieldChange = { field: string; before: unknown; after: unknown }

/** What a folder would add, change and withdraw of one sort of thing. `id` is that of the row, `key` what the files call it. */
export type Changes<Entry, Id> = {
  added: { key: string; entry: Entry }[]
  changed: { key: string; id: Id; entry: Entry; fields: FieldChange[] }[]
  withdrawn: { key: string; id: Id }[]
}

export type CatalogueDifference = {
  brands: Changes<Catalogue['brands'][number], number>
  lines: Changes<Catalogue['lines'][number], string>
  products: Changes<Catalogue['products'][number], number>
  menus: Changes<Catalogue['menus'][number], number>
  options: Changes<NonNullable<Catalogue['options']>, number>
  banner: Changes<NonNullable<Catalogue['banner']>, number>
  pages: Changes<Catalogue['pages'][number], string>
}

/**
 * Holds a catalogue against what the shop has. Articles that the catalogue does not name are withdrawn from sale; lines,
 * brands and pages that it does not name stay as they are.
 */
export function compareCatalogue(wanted: Catalogue, stored: StoredCatalogue): CatalogueDifference {
  return {
    brands: compare(keyedBy(wanted.brands, 'key'), keyedBy(stored.brands, 'key'), idOf),
    lines: compare(keyedBy(wanted.lines, 'id'), keyedBy(stored.lines, 'id'), idOf),
    products: compareArticles(wanted.products, stored.products),
    menus: compareArticles(wanted.menus, stored.menus),
    options: compare(only(wanted.options), only(stored.options), idOf),
    banner: compare(only(wanted.banner), only(stored.banner), idOf),
    pages: compare(
      keyedBy(wanted.pages, 'slug'),
      keyedBy(stored.pages, 'slug'),
      ({ slug }) => slug,
    ),
  }
}

/** Articles that the shop has twice under one key, which only a person can tell apart. */
export function ambiguousKeys({ products, menus }: StoredCatalogue): string[] {
  return [products, menus].flatMap((articles) => {
    const keys = articles.map(({ picture }) => picture)
    return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))]
  })
}

const idOf = <Id>({ id }: { id: Id }) => id

const keyedBy = <Field extends string, Entry extends Record<Field, string>>(
  entries: readonly Entry[],
  field: Field,
): [string, Entry][] => entries.map((entry) => [entry[field], entry])

const only = <Entry>(entry: Entry | null): [string, Entry][] => (entry ? [['', entry]] : [])

function compare<Entry extends object, Row extends object, Id>(
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

function compareArticles<Entry extends { picture: string }>(
  wanted: readonly Entry[],
  stored: readonly (Entry & { id: number; isWithdrawn: boolean })[],
): Changes<Entry, number> {
  const onSale = wanted.map((entry) => ({ ...entry, isWithdrawn: false }))
  const found = compare(keyedBy(onSale, 'picture'), keyedBy(stored, 'picture'), idOf)
  const entries = new Map(wanted.map((entry) => [entry.picture, entry]))
  const entryOf = <Change extends { key: string }>(change: Change) => {
    const entry = entries.get(change.key)
    return entry ? [{ ...change, entry }] : []
  }
  return {
    added: found.added.flatMap(entryOf),
    changed: found.changed.flatMap(entryOf),
    withdrawn: stored
      .filter(({ picture, isWithdrawn }) => !isWithdrawn && !entries.has(picture))
      .map(({ picture, id }) => ({ key: picture, id })),
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
