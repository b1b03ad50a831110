import { compare, idOf, keyedBy, type Changes } from '../../base/difference'
import type { Catalogue } from './Catalogue'
import type { StoredCatalogue } from './storedCatalogue'

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

const only = <Entry>(entry: Entry | null): [string, Entry][] => (entry ? [['', entry]] : [])

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
