import { isSameItem } from '../cart/cart'
import type { ProductCategory } from '../catalogue/categories'
import { storefrontOfLine } from '../catalogue/storefronts'
import { missingFor } from './serving'
import {
  priceOf,
  unitsOf,
  withPick,
  type ComposeInput,
  type Offered,
  type PickedArticle,
} from './picks'

export const STYLES = ['economical', 'classic', 'generous'] as const
export type Style = (typeof STYLES)[number]

/** What a style adds to the dishes, and how many share what serves no number of people by itself: a bottle. */
const SIDES: Readonly<Record<Style, { categories: readonly ProductCategory[]; sharing: number }>> =
  {
    economical: { categories: [], sharing: 3 },
    classic: { categories: ['Beverage'], sharing: 3 },
    generous: { categories: ['Beverage', 'Bread', 'Dessert', 'Pastry'], sharing: 2 },
  }

/** What fills a cart up to the minimum: one of each course for everybody, and no course twice. */
const COURSES: readonly (readonly ProductCategory[])[] = [
  ['Beverage'],
  ['Bread'],
  ['Dessert', 'Pastry'],
]

/**
 * Whether it is a drink to pour into another: what stands for milk (oats, soya, almonds) has an allergen, water, juice,
 * coffee and tea have none. docs/rules/guests.md#what-to-drink
 */
const isAddition = ({ category, dish: { plates } }: Offered) =>
  category === 'Beverage' && (plates ?? []).some(({ allergens }) => allergens.length > 0)

/** In the morning one drinks something hot, else what costs least: water. docs/rules/guests.md#what-to-drink */
const isCold = ({ category, lineId, isHot }: Offered) =>
  category === 'Beverage' && storefrontOfLine(lineId)?.kind === 'breakfast' && !isHot

type Wanted = {
  categories: readonly ProductCategory[]
  people: number
  /** Nothing that makes one buy for twice as many as there are, or that a least quantity makes one buy more of. */
  isSparing: boolean
}

/** One article of these categories for all whom it suits, the cheapest for them that fits; null when there is none. */
function pickSide(
  input: ComposeInput,
  style: Style,
  picks: readonly PickedArticle[],
  { categories, people, isSparing }: Wanted,
): PickedArticle | null {
  const units = unitsOf(input, picks)
  const choices = input.offered
    .filter(({ category }) => category !== null && categories.includes(category))
    .flatMap((article) => {
      const suited = Math.min(people, missingFor(article.dish, input.guests, []))
      const perUnit = article.participantsPerQuantity || SIDES[style].sharing
      const qty = suited > 0 ? units(article, suited, perUnit) : 0
      const isTooMuch =
        qty > Math.ceil(suited / perUnit) || article.participantsPerQuantity > 2 * suited
      return qty > 0 && !(isSparing && isTooMuch) ? [{ article, qty }] : []
    })
    .sort(
      (a, b) =>
        Number(isAddition(a.article)) - Number(isAddition(b.article)) ||
        Number(isCold(a.article)) - Number(isCold(b.article)) ||
        priceOf([a]) - priceOf([b]),
    )
  return choices[0] ?? null
}

/** What a style adds to the dishes: something to drink, a bread, a dessert; each only for those whom it suits. */
export const withSides = (
  input: ComposeInput,
  style: Style,
  meals: readonly PickedArticle[],
  people: number,
): readonly PickedArticle[] =>
  SIDES[style].categories.reduce<readonly PickedArticle[]>((picks, category) => {
    const more = pickSide(input, style, picks, {
      categories: [category],
      people,
      isSparing: false,
    })
    return more ? withPick(picks, more) : picks
  }, meals)

/** Every choice of some of these, none of them included. */
const someOf = <One>(all: readonly One[]): One[][] =>
  all.reduce<One[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])

/**
 * Picks under the minimum with the courses that reach it at the least price; as they were when no choice of courses does.
 * docs/rules/guests.md#the-minimum
 */
export function filledUp(
  input: ComposeInput,
  style: Style,
  picks: readonly PickedArticle[],
  people: number,
): readonly PickedArticle[] {
  if (priceOf(picks) >= input.toMinimum) return picks
  const isIn = (article: Offered) =>
    [...input.items, ...picks.map((pick) => pick.article)].some((one) => isSameItem(one, article))
  const there = input.offered.filter(isIn).map(({ category }) => category)
  const open = COURSES.filter((course) =>
    there.every((category) => category === null || !course.includes(category)),
  )
  const [least] = someOf(open)
    .map((courses) =>
      courses.reduce<readonly PickedArticle[]>((more, categories) => {
        const pick = pickSide(input, style, more, { categories, people, isSparing: true })
        return pick ? withPick(more, pick) : more
      }, picks),
    )
    .filter((filled) => priceOf(filled) >= input.toMinimum)
    .sort((a, b) => priceOf(a) - priceOf(b))
  return least ?? picks
}
