import { weeklyMenu } from '#domain/catalogue/weeklyMenu'

const products = [
  ...Array.from({ length: 16 }, (_, index) => ({
    id: `box-${index}`,
    category: 'Box' as const,
    lineLevel: 16 - index,
  })),
  { id: 'tarte', category: 'Dessert' as const, lineLevel: 1 },
  { id: 'eau', category: 'Beverage' as const, lineLevel: 1 },
]

const boxesOf = (week: string) =>
  (weeklyMenu(week, products) ?? []).flatMap(({ dishes }) => dishes.map(({ id }) => id))

test('a week has its five days, each with three trays, whole meals, and nothing else', () => {
  const menu = weeklyMenu('2026-W48', products)
  expect(menu?.map(({ day }) => day)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ])
  for (const { dishes } of menu ?? []) {
    expect(dishes.map(({ category }) => category)).toEqual(['Box', 'Box', 'Box'])
  }
})

test('no tray comes twice in a week as long as there are enough of them', () => {
  const boxes = boxesOf('2026-W48')
  expect(new Set(boxes).size).toBe(boxes.length)
})

test('the next week goes on where this one ends', () => {
  const inOrder = products
    .slice(0, 16)
    .map(({ id }) => id)
    .reverse()
  const last = inOrder.indexOf(boxesOf('2026-W48').at(-1) ?? '')
  expect(boxesOf('2026-W49')[0]).toBe(inOrder[(last + 1) % inOrder.length])
})

test('a public holiday has no menu', () => {
  expect(weeklyMenu('2026-W53', products)?.map(({ day }) => day)).not.toContain('2027-01-01')
})

test('a catalogue that is too small repeats, and an empty one has empty days', () => {
  expect(weeklyMenu('2026-W48', products.slice(0, 2))?.[0]?.dishes).toHaveLength(2)
  expect(weeklyMenu('2026-W48', [])?.[0]?.dishes).toEqual([])
})

test('what is no week has no menu', () => {
  expect(weeklyMenu('2026-W54', products)).toBeNull()
})
