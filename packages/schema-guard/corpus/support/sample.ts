import { createHash } from 'node:crypto'

export type Sample = {
  seed: number
  /** How many kinds are taken; of each, one place. */
  kinds: number
}

/** A list in an order that looks like none, always the same for a seed. */
export function shuffled<Item>(
  list: readonly Item[],
  seed: number,
  nameOf: (item: Item) => string,
): Item[] {
  const rank = (item: Item) =>
    createHash('sha1')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex')
  return list
    .map((item) => ({ item, rank: rank(item) }))
    .sort((a, b) => a.rank.localeCompare(b.rank))
    .map(({ item }) => item)
}
