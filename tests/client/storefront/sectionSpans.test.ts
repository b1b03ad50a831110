import { sectionSpans } from '../../../src/client/areas/storefront/catalogue/sectionSpans'

test('neighbours of one or two articles share a row of three', () => {
  expect(sectionSpans([6, 1, 2, 4])).toEqual([3, 1, 2, 3])
  expect(sectionSpans([1, 1, 1, 1, 1])).toEqual([1, 1, 1, 1, 1])
  expect(sectionSpans([2, 1, 2, 1])).toEqual([2, 1, 2, 1])
})

test('a section that finds no room beside its neighbour has a row of its own', () => {
  expect(sectionSpans([2, 2])).toEqual([3, 3])
  expect(sectionSpans([2, 5, 2])).toEqual([3, 3, 3])
  expect(sectionSpans([1, 2, 2])).toEqual([1, 2, 3])
  expect(sectionSpans([])).toEqual([])
})
