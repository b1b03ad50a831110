import { COLLECTIONS } from '#domain/catalogue/collections'
import type { ProductCategory } from '#domain/catalogue/categories'
import { MENUS, RUBRICS } from '#domain/catalogue/rubrics'

const MAX_DIETS = 6

export const isInCollection = (tags: readonly string[], collection: string | undefined) => {
  const tag = COLLECTIONS.get(collection?.toLowerCase() ?? '')
  return tag === undefined || tags.includes(tag)
}

export const rubricsOf = (products: readonly { category: ProductCategory }[], hasMenus: boolean) =>
  RUBRICS.filter((rubric) =>
    rubric === MENUS ? hasMenus : products.some(({ category }) => category === rubric),
  )

/** The diets that the products name, the most frequent first. */
export const dietsOf = (products: readonly { tags: readonly string[] }[]) => {
  const counts = new Map<string, number>()
  products.forEach(({ tags }) => tags.forEach((tag) => counts.set(tag, (counts.get(tag) ?? 0) + 1)))
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_DIETS)
    .map(([tag]) => tag)
}
