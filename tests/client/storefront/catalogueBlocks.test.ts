import {
  AT_ONCE,
  BLOCK,
  blocksWithin,
  catalogueBlocks,
  shownBlocks,
} from '../../../src/client/areas/storefront/catalogue/catalogueBlocks'

type Sections = Parameters<typeof catalogueBlocks<null, null>>[0]
type Rows = Sections[number]

const rows = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${kind}${at}` }))

const section = (rubric: string, menus: number, products: number) =>
  // Blocks ask of an article only that it stands in a row.
  ({ rubric, menus: rows('m', menus), products: rows('p', products) }) as unknown as Rows

const shapeOf = (sections: Sections) =>
  catalogueBlocks(sections).map((blocks) =>
    blocks.map(({ menus, products, mayWait }) => [menus.length, products.length, mayWait]),
  )

test('a section keeps its menus and products in order, in blocks of whole rows', () => {
  const [blocks] = catalogueBlocks([section('MENUS', 30, 30)])
  expect(blocks?.map(({ menus, products }) => [menus.length, products.length])).toEqual([
    [24, 0],
    [6, 18],
    [0, 12],
  ])
  expect(blocks?.flatMap(({ menus }) => menus.map(({ id }) => id))).toEqual(
    rows('m', 30).map(({ id }) => id),
  )
  expect(blocks?.flatMap(({ products }) => products.map(({ id }) => id))).toEqual(
    rows('p', 30).map(({ id }) => id),
  )
  expect(new Set(blocks?.map(({ id }) => id)).size).toBe(3)
})

test.each([
  ['as many as stand there at once', AT_ONCE, []],
  ['one less than a block more', AT_ONCE + BLOCK - 1, []],
  ['a block more', AT_ONCE + BLOCK, [5]],
  ['two blocks and one more', AT_ONCE + 2 * BLOCK + 1, [5, 6]],
])('of %s, those blocks wait', (_, count, waiting) => {
  const [blocks = []] = catalogueBlocks([section('PLATEAUX', 0, count)])
  expect(blocks.flatMap(({ mayWait }, at) => (mayWait ? [at] : []))).toEqual(waiting)
})

test('what stands above in other sections counts', () => {
  expect(
    shapeOf([section('ENTREES', 0, AT_ONCE - 1), section('PLATS', 0, 25), section('VINS', 0, 24)]),
  ).toEqual([
    [
      [0, 24, false],
      [0, 24, false],
      [0, 24, false],
      [0, 24, false],
      [0, 23, false],
    ],
    [
      [0, 24, false],
      [0, 1, false],
    ],
    [[0, 24, true]],
  ])
})

test('blocks that wait one after the other are one room, between those that stand there', () => {
  const block = (id: string, mayWait = true) => ({ id, mayWait })
  const all = [block('a', false), block('b'), block('c'), block('d'), block('e'), block('f', false)]
  expect(shownBlocks(all, new Set())).toEqual([all[0], ['b', 'c', 'd', 'e'], all[5]])
  expect(shownBlocks(all, new Set(['c']))).toEqual([all[0], ['b'], all[2], ['d', 'e'], all[5]])
  expect(shownBlocks(all, new Set(['b', 'c', 'd', 'e']))).toEqual(all)
})

test.each([
  ['the top of the room', -2_000, 0, ['a']],
  ['all but the first', 100, 1_000, ['b', 'c']],
  ['the edge between two', 199, 200, ['b', 'c']],
  ['just before that edge', 150, 199, ['b']],
  ['the last', 299, 5_000, ['c']],
  ['the whole room and more', -500, 5_000, ['a', 'b', 'c']],
])('near is %s', (_, top, bottom, near) => {
  expect(blocksWithin(['a', 'b', 'c'], { top: 0, bottom: 300 }, { top, bottom })).toEqual(near)
})
