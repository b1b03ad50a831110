import type { CatalogueRows, MenuRow, ProductRow } from '../catalogueRows'
import { readData } from '../readData'
import type { Dish, PlateRecipe } from './composePlate'
import { platesFile } from './plateFile'

/** Of a dish whose label says no weight. */
const USUAL_GRAMS = 200

/** Every picture of the catalogue, by line. Error on a product without a plate. */
export function plateRecipes({
  lines,
  products,
  menus,
  menuProducts,
}: CatalogueRows): PlateRecipe[] {
  const plates = readData('pictures/plates.yaml', platesFile)
  const dishOf = ({
    picture: key,
    ingredients,
    nutrition,
    participantsPerQuantity,
  }: ProductRow): Dish => {
    const entry = plates[key]
    if (!entry) throw new Error(`plates.yaml: there is no plate of ${key}`)
    const serving = nutrition?.servingSizeWeight ?? USUAL_GRAMS
    return {
      entry,
      served: { key, ingredients, grams: serving * Math.max(1, participantsPerQuantity) },
    }
  }
  const dishesOf = ({ id }: MenuRow): Dish[] =>
    menuProducts
      .filter(({ menuId }) => menuId === id)
      .flatMap(({ productId }) =>
        products.filter((product) => product.id === productId).map(dishOf),
      )
  return lines.flatMap(({ id: lineId }) =>
    [
      ...products
        .filter((product) => product.lineId === lineId)
        .map((product) => ({ key: product.picture, dishes: [dishOf(product)] })),
      ...menus
        .filter((menu) => menu.lineId === lineId)
        .map((menu) => ({ key: menu.picture, dishes: dishesOf(menu) })),
    ].map((recipe, index) => ({ ...recipe, index })),
  )
}
