import { parsePeople, pricePerPerson, sharedAmong, unitsFor } from '#domain/catalogue/servings'

test.each([
  { what: 'a tray a person', people: 14, serves: 1, minimum: 1, units: 14 },
  { what: 'a dish for eight, rounded up', people: 14, serves: 8, minimum: 1, units: 2 },
  { what: 'a dish for eight, exactly', people: 16, serves: 8, minimum: 1, units: 2 },
  { what: 'a dish for eight, one guest more', people: 17, serves: 8, minimum: 1, units: 3 },
  { what: 'not fewer than the least quantity', people: 2, serves: 1, minimum: 4, units: 4 },
  { what: 'the least quantity in units, not people', people: 20, serves: 10, minimum: 3, units: 3 },
  { what: 'one guest', people: 1, serves: 6, minimum: 1, units: 1 },
  { what: 'nothing for what serves no one', people: 14, serves: 0, minimum: 1, units: null },
])('units for people: $what', ({ people, serves, minimum, units }) =>
  expect(unitsFor(people, { participantsPerQuantity: serves, minimumQuantity: minimum })).toBe(
    units,
  ),
)

test.each([
  ['14', 14],
  [' 14 ', 14],
  ['1', 1],
  ['500', 500],
  ['501', null],
  ['0', null],
  ['-3', null],
  ['1.5', null],
  ['1e2', null],
  ['quatorze', null],
  ['', null],
  [null, null],
])('« %s » people are %s', (text, people) => expect(parsePeople(text)).toBe(people))

test('the price of a dish is shared among those whom it serves, to the cent', () => {
  expect(pricePerPerson(3600, 8)).toBe(450)
  expect(pricePerPerson(1000, 3)).toBe(333)
  expect(pricePerPerson(1001, 2)).toBe(501)
  expect(pricePerPerson(2190, 1)).toBe(2190)
  expect(pricePerPerson(150, 0)).toBe(150)
})

test.each([
  { what: 'the guests when a dish more is in the cart', covers: 15, people: 14, among: 14 },
  { what: 'the guests when some are not served yet', covers: 13, people: 20, among: 20 },
  { what: 'the covers when no one said for how many', covers: 13, people: null, among: 13 },
])('a total is shared among $what', ({ covers, people, among }) =>
  expect(sharedAmong(covers, people === null ? null : { people })).toBe(among),
)
