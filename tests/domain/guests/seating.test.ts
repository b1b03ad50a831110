import fc from 'fast-check'
import { seat, type Places } from '#domain/guests/seating'
import { sum } from '#domain/pricing/money'

type Table = { people: number[]; places: { count: number; suits: boolean[] }[] }

const table: fc.Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(5))
  .chain(([groups, dishes]) =>
    fc.record({
      people: fc.array(fc.nat(5), { minLength: groups, maxLength: groups }),
      places: fc.array(
        fc.record({
          count: fc.nat(5),
          suits: fc.array(fc.boolean(), { minLength: groups, maxLength: groups }),
        }),
        { minLength: dishes, maxLength: dishes },
      ),
    }),
  )

const seatAt = ({ people, places }: Table) =>
  seat(
    people.map((count) => ({ needs: [], people: count })),
    places.map(({ count, suits }): Places => ({ count, suits: (group) => suits[group] === true })),
  )

const each = (check: (given: Table) => void) =>
  fc.assert(fc.property(table, check), { numRuns: 500 })

/** How many of these groups can be seated at most: whichever of them are left out, the others take no more than their places. */
function mostOf({ people, places }: Table, groups: number): number {
  const all = [...Array(groups).keys()]
  const choices = all.reduce<number[][]>(
    (some, group) => [...some, ...some.map((chosen) => [...chosen, group])],
    [[]],
  )
  const most = choices.map((chosen) => {
    const others = all.filter((group) => !chosen.includes(group))
    const theirs = places.filter(({ suits }) => chosen.some((group) => suits[group]))
    return sum(others.map((group) => people[group] ?? 0)) + sum(theirs.map(({ count }) => count))
  })
  return Math.min(...most)
}

test('nobody sits where nothing suits them, no place is taken twice, and who has none is missing', () => {
  each((given) => {
    const { taken, missing } = seatAt(given)
    given.places.forEach(({ count, suits }, at) => {
      const seated = taken.map((row) => row[at] ?? NaN)
      expect(sum(seated)).toBeLessThanOrEqual(count)
      seated.forEach((guests, group) => expect(guests > 0 && !suits[group]).toBe(false))
    })
    given.people.forEach((people, group) => {
      const row = taken[group] ?? []
      expect(row.every((guests) => guests >= 0)).toBe(true)
      expect(sum(row) + (missing[group] ?? NaN)).toBe(people)
    })
  })
})

test('as many are seated as can be, of those who come first before all others', () => {
  each((given) => {
    const { missing } = seatAt(given)
    for (let first = 1; first <= given.people.length; first += 1) {
      const seated = sum(given.people.slice(0, first)) - sum(missing.slice(0, first))
      expect(seated).toBe(mostOf(given, first))
    }
  })
})

test('who can sit elsewhere makes room, by a chain of moves where it takes one', () => {
  const { taken, missing } = seatAt({
    people: [2, 2, 2],
    places: [
      { count: 2, suits: [true, false, true] },
      { count: 2, suits: [true, true, false] },
      { count: 2, suits: [false, true, false] },
    ],
  })
  expect(missing).toEqual([0, 0, 0])
  expect(taken).toEqual([
    [0, 2, 0],
    [0, 0, 2],
    [2, 0, 0],
  ])
})
