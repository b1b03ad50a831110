import { mergeOrigins, type MeatOrigin } from '../../../../domain/catalogue/meatOrigins'
import type { IngredientShare, Nutrition, StoredMeatOrigin } from '../../tables'
import type { ProductSeed } from './catalogueTypes'
import { INGREDIENTS, type IngredientFacts } from './ingredients'
import { MEAT_OF_INGREDIENT } from './meats'

type Portion = { name: string; percentage: number; facts: IngredientFacts }

const KILOJOULES_PER_KILOCALORIE = 4.184
const round = (value: number) => Math.round(value * 10) / 10

/** What a label says, worked out from the recipe. */
export function productFacts({ recipe, weight, tags = [] }: ProductSeed): {
  ingredients: IngredientShare[]
  allergens: string[]
  meatOrigins: StoredMeatOrigin[]
  tags: string[]
  nutrition: Nutrition | null
} {
  const portions = recipe.split(', ').map(parsePortion)
  const allergens = [...new Set(portions.flatMap(({ facts }) => facts.allergens))].sort()
  return {
    ingredients: portions
      .map(({ name, percentage }) => ({ name, percentage }))
      .sort((a, b) => b.percentage - a.percentage),
    allergens,
    meatOrigins: originsOf(portions),
    tags: [...dietsOf(portions, allergens), ...tags],
    // Drinks above 1.2 % alcohol need no nutrition facts (EU regulation 1169/2011, article 16).
    nutrition: portions.some(({ facts }) => facts.isAlcohol) ? null : nutritionOf(portions, weight),
  }
}

function parsePortion(text: string): Portion {
  const [, name = '', percentage = ''] = /^(.+) (\d+)$/.exec(text) ?? []
  const facts = INGREDIENTS.get(name)
  if (!facts) throw new Error(`Unknown ingredient in a recipe: ${text}`)
  return { name, percentage: Number(percentage), facts }
}

function originsOf(portions: readonly Portion[]): StoredMeatOrigin[] {
  const origins = portions.flatMap(({ name }): MeatOrigin[] => {
    const origin = MEAT_OF_INGREDIENT.get(name)
    return origin ? [origin] : []
  })
  return mergeOrigins(origins).map(({ meat, countries }) => ({ meat, countries: [...countries] }))
}

function dietsOf(portions: readonly Portion[], allergens: readonly string[]): string[] {
  const origins = portions.map(({ facts }) => facts.origin)
  const isVegan = origins.every((origin) => origin === 'plant')
  const isVegetarian = origins.every((origin) => origin === 'plant' || origin === 'animal')
  return [
    ...(isVegan ? ['Vegan'] : []),
    ...(isVegetarian ? ['Végétarien'] : []),
    ...(allergens.includes('gluten') ? [] : ['Sans gluten']),
    ...(allergens.includes('milk') ? [] : ['Sans lactose']),
    ...(origins.includes('pork') ? [] : ['Sans porc']),
  ]
}

function nutritionOf(portions: readonly Portion[], weight: number): Nutrition {
  const amount = (of: keyof IngredientFacts['macros']) =>
    round(
      portions.reduce(
        (sum, { facts, percentage }) => sum + (facts.macros[of] * percentage * weight) / 10_000,
        0,
      ),
    )
  const protein = amount('protein')
  const fat = amount('fat')
  const carbohydrate = amount('carbohydrate')
  const dietaryFiber = amount('dietaryFiber')
  const kilocalories = Math.round(4 * protein + 9 * fat + 4 * carbohydrate + 2 * dietaryFiber)
  return {
    protein,
    fat,
    saturatedFat: amount('saturatedFat'),
    carbohydrate,
    sugar: amount('sugar'),
    dietaryFiber,
    salt: amount('salt'),
    kilocalories,
    kilojoules: Math.round(kilocalories * KILOJOULES_PER_KILOCALORIE),
    servingSizeWeight: weight,
  }
}
