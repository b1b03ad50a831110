import type { GuestGroup } from './guests'

/** Places at a table: for so many guests, of those groups whose number (of the list of groups) it suits. */
export type Places = { count: number; suits: (group: number) => boolean }

/** Who got a place: `taken[group][places]` guests, and how many of each group got none. */
type Seating = { taken: readonly (readonly number[])[]; missing: readonly number[] }

/**
 * Gives each guest a place that suits. As many as can be are seated, and of them first those who come first: whoever has a
 * place moves to another one when that makes room, and never loses it.
 */
export function seat(groups: readonly GuestGroup[], places: readonly Places[]): Seating {
  const free = places.map(({ count }) => count)
  const taken = groups.map(() => places.map(() => 0))
  const takenAt = (group: number, at: number) => taken[group]?.[at] ?? 0
  const take = (group: number, at: number, count: number) => {
    const row = taken[group]
    if (row) row[at] = takenAt(group, at) + count
  }

  /** Seats up to `count` guests of a group by one chain of moves; returns how many. */
  const push = (group: number, count: number, tried: Set<number>): number => {
    const open = places.flatMap(({ suits }, at) => (suits(group) && !tried.has(at) ? [at] : []))
    const at = open.find((index) => (free[index] ?? 0) > 0)
    if (at !== undefined) {
      const seated = Math.min(count, free[at] ?? 0)
      free[at] = (free[at] ?? 0) - seated
      take(group, at, seated)
      return seated
    }
    for (const full of open) {
      if (tried.has(full)) continue
      tried.add(full)
      for (const other of groups.keys()) {
        const movable = other === group ? 0 : Math.min(count, takenAt(other, full))
        const moved = movable > 0 ? push(other, movable, tried) : 0
        if (moved > 0) {
          take(other, full, -moved)
          take(group, full, moved)
          return moved
        }
      }
    }
    return 0
  }

  const missing = groups.map(({ people }, group) => {
    let left = people
    let seated = 0
    do {
      seated = left > 0 ? push(group, left, new Set()) : 0
      left -= seated
    } while (seated > 0)
    return left
  })
  return { taken, missing }
}
