/** Numbers from 0 to 1, always the same ones for the same key: nothing moves when pictures are written again. */
export type Random = () => number

/** mulberry32, started from a hash of the key. */
export function seededRandom(key: string): Random {
  let state = 2166136261
  for (const letter of key) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least)

/** One of a list, which is not empty. */
export const oneOf = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0]
