import { COLLECTIONS } from '#domain/catalogue/collections'
import type { ProductCategory } from '#domain/catalogue/categories'
import { MENUS, RUBRICS } from '#domain/catalogue/rubrics'

const MAX_DIETS = 6

const tagOf = (collection: string | undefined) => COLLECTIONS.get(collection?.toLowerCase() ?? '')

export const isInCollection = (tags: readonly string[], collection: string | undefined) => {
  const tag = tagOf(collection)
  return tag === undefined || tags.includes(tag)
}

export const rubricsOf = (products: readonly { category: ProductCategory }[], hasMenus: boolean) =>
  RUBRICS.filter((rubric) =>
    rubric === MENUS ? hasMenus : products.some(({ category }) => category === rubric),
  )

/** The diets that the products of a collection name, the most frequent first; all of them have the collection's own tag. */
export const dietsOf = (
  products: readonly { tags: readonly string[] }[],
  collection: string | undefined,
) => {
  const counts = new Map<string, number>()
  products.forEach(({ tags }) => tags.forEach((tag) => counts.set(tag, (counts.get(tag) ?? 0) + 1)))
  counts.delete(tagOf(collection) ?? '')
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_DIETS)
    .map(([tag]) => tag)
}
