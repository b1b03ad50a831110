import type { AgreementsFile, StoredAgreements } from './Agreements'
import { compare, idOf, type Changes } from '../../../base/difference'

export type AgreementsDifference = {
  companies: Changes<AgreementsFile['companies'][number], number>
  discounts: Changes<AgreementsFile['discounts'][number], number>
  locations: Changes<AgreementsFile['locations'][number], number>
  people: Changes<Omit<AgreementsFile['people'][number], 'at'>, number>
}

/**
 * Holds a file against what the shop has. Of a company that the file names, it says all discounts, places and people; other
 * companies stay as they are.
 */
export function compareAgreements(
  { companies, discounts, locations, people }: AgreementsFile,
  stored: StoredAgreements,
): AgreementsDifference {
  const wantedPeople = people.map(({ at: _, ...person }) => person)
  return {
    companies: compareAll(companies, stored.companies, ({ name }) => name),
    discounts: compareAll(
      discounts,
      stored.discounts,
      ({ company, brand }) => `${company}: ${brand}`,
    ),
    locations: compareLocations(locations, stored.locations),
    people: compareAll(wantedPeople, stored.people, ({ email }) => email),
  }
}

/** Also for who locks, before anything is written, what goes with a place. */
export const compareLocations = (
  wanted: AgreementsFile['locations'],
  stored: StoredAgreements['locations'],
): AgreementsDifference['locations'] =>
  compareAll(wanted, stored, ({ company, address }) => `${company}: ${address}`)

function compareAll<Entry extends object>(
  wanted: readonly Entry[],
  stored: readonly (Entry & { id: number })[],
  keyOf: (entry: Entry) => string,
): Changes<Entry, number> {
  const keyed = wanted.map((entry): [string, Entry] => [keyOf(entry), entry])
  // Of two rows of one key, the first is the one that stays.
  const first = new Map<string, Entry & { id: number }>()
  for (const row of stored) if (!first.has(keyOf(row))) first.set(keyOf(row), row)
  const names = new Set(keyed.map(([key]) => key))
  return {
    ...compare(keyed, [...first], idOf),
    withdrawn: stored
      .filter((row) => !names.has(keyOf(row)) || first.get(keyOf(row)) !== row)
      .map((row) => ({ key: keyOf(row), id: row.id })),
  }
}
