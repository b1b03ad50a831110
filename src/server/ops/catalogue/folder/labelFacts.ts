import { isMeat, mergeOrigins, type MeatOrigin } from '#domain/catalogue/meatOrigins'
import type { Nutrition } from '../../../db/tables/catalogue'
import type { ProductEntry } from '../Catalogue'
import type { IngredientFile } from './catalogueFiles'

/** An ingredient of a dish with its share in percent; null when the recipe does not say. */
export type Portion = { name: string; percentage: number | null; facts: IngredientFile }

type LabelFacts = Pick<
  ProductEntry,
  'ingredients' | 'allergens' | 'meatOrigins' | 'tags' | 'nutrition'
>
type Macro = keyof NonNullable<IngredientFile['per100g']>

const KILOJOULES_PER_KILOCALORIE = 4.184
const round = (value: number) => Math.round(value * 10) / 10

/** What a label says, worked out from the recipe, so that the two always agree. `weight` in grams of a serving. */
export function labelFacts(
  portions: readonly Portion[],
  { weight, tags }: { weight: number; tags: readonly string[] },
): LabelFacts {
  const allergens = [...new Set(portions.flatMap(({ facts }) => facts.allergens))].sort()
  return {
    ingredients: portions
      .map(({ name, percentage }) => ({ name, percentage }))
      .sort((a, b) => (b.percentage ?? 0) - (a.percentage ?? 0)),
    allergens,
    meatOrigins: originsOf(portions),
    tags: [...dietsOf(portions, allergens), ...tags],
    // Drinks above 1.2 % alcohol need no nutrition facts (EU regulation 1169/2011, article 16).
    nutrition: portions.some(({ facts }) => facts.alcohol) ? null : nutritionOf(portions, weight),
  }
}

function originsOf(portions: readonly Portion[]): LabelFacts['meatOrigins'] {
  const origins = portions.flatMap(({ facts }) =>
    Object.entries(facts.meat).flatMap(([meat, countries]): MeatOrigin[] =>
      isMeat(meat) ? [{ meat, countries }] : [],
    ),
  )
  return mergeOrigins(origins).map(({ meat, countries }) => ({ meat, countries: [...countries] }))
}

function dietsOf(portions: readonly Portion[], allergens: readonly string[]): string[] {
  const isEvery = (...origins: IngredientFile['from'][]) =>
    portions.every(({ facts }) => origins.includes(facts.from))
  const hasPork = portions.some(({ facts }) => 'pork' in facts.meat)
  return [
    ...(isEvery('plant') ? ['Vegan'] : []),
    ...(isEvery('plant', 'animal') ? ['Végétarien'] : []),
    ...(allergens.includes('gluten') ? [] : ['Sans gluten']),
    ...(allergens.includes('milk') ? [] : ['Sans lactose']),
    ...(hasPork ? [] : ['Sans porc']),
  ]
}

/** Null when one ingredient does not say its share, or what is in it. */
function nutritionOf(portions: readonly Portion[], weight: number): Nutrition | null {
  const known = portions.flatMap(({ percentage, facts: { per100g } }) =>
    percentage !== null && per100g ? [{ percentage, per100g }] : [],
  )
  if (known.length < portions.length) return null
  const amount = (of: Macro) =>
    round(
      known.reduce(
        (sum, { per100g, percentage }) => sum + (per100g[of] * percentage * weight) / 10_000,
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
