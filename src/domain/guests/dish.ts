import type { Allergen } from '../catalogue/allergens'
import type { ArticleKind } from '../catalogue/articleKind'
import { promisesDiet } from '../catalogue/diets'
import type { ProductCategory } from '../catalogue/categories'
import type { Need } from './guestsSchema'

type Product = {
  id: string
  tags: readonly string[]
  allergens: readonly Allergen[]
  category: ProductCategory
}
type Menu = { id: string; productsIds: readonly string[] }
export type DishFacts = { products: readonly Product[]; menus: readonly Menu[] }

type Plate = Pick<Product, 'tags' | 'allergens'>

/** What one eats of an article; `plates` is null when a product of a menu is not known. */
export type Dish = { isMeal: boolean; plates: readonly Plate[] | null }

/** What makes a meal by itself: a bread, a drink or a cake does not. docs/rules/guests.md#served */
const MEALS: readonly ProductCategory[] = ['Box', 'Other']

const DIETS: Readonly<Record<string, { label: string; never: readonly Allergen[] }>> = {
  vegan: { label: 'Vegan', never: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'] },
  vegetarian: { label: 'Végétarien', never: ['fish', 'crustaceans', 'molluscs'] },
  porkFree: { label: 'Sans porc', never: [] },
}

function meets({ tags, allergens }: Plate, need: Need): boolean {
  const diet = DIETS[need]
  if (!diet) return !allergens.some((allergen) => allergen === need)
  // A label that the allergens speak against is a mistake of the catalogue: the guest goes without the dish.
  return (
    promisesDiet(tags, diet.label) && !allergens.some((allergen) => diet.never.includes(allergen))
  )
}

/** Whether guests with these needs may eat all of it. What is not known suits none of them. docs/rules/guests.md#needs */
export const suitsNeeds = ({ plates }: Dish, needs: readonly Need[]): boolean =>
  needs.length === 0 ||
  (plates !== null && plates.every((plate) => needs.every((need) => meets(plate, need))))

/** What one eats of each article of an inventory. */
export function dishFinder({ products, menus }: DishFacts) {
  const productById = new Map(products.map((product) => [product.id, product]))
  const menuById = new Map(menus.map((menu) => [menu.id, menu]))
  return ({ type, itemId }: { type: ArticleKind; itemId: string }): Dish | null => {
    if (type === 'product') {
      const product = productById.get(itemId)
      return product ? { isMeal: MEALS.includes(product.category), plates: [product] } : null
    }
    const menu = menuById.get(itemId)
    if (!menu) return null
    const known = menu.productsIds.flatMap((id) => productById.get(id) ?? [])
    const isKnown = known.length > 0 && known.length === menu.productsIds.length
    return { isMeal: true, plates: isKnown ? known : null }
  }
}
