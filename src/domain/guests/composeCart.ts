import { mergeItems, type CartItem } from '../cart/cart'
import { availableFor, MAX_UNITS, type Inventory } from '../catalogue/inventory'
import { roundHalfUp } from '../pricing/money'
import { suitsNeeds, type Dish } from './dish'
import { isSameNeeds, type GuestGroup, type Guests } from './guests'
import { serveGuests, sharesOf, missingFor, type ServedDish, type Share } from './serving'

/** An article that a cart may be composed of. Cents HT. */
export type Offered = Omit<CartItem, 'qty'> & {
  name: string
  price: number
  participantsPerQuantity: number
  minimumQuantity: number
  /** `null` for a menu. */
  category: string | null
  dish: Dish
}

export type ComposeInput = {
  guests: Guests
  offered: readonly Offered[]
  inventory: Inventory
  /** What is in the cart already, and what one eats of it: only those who have nothing yet are composed for. */
  items: readonly CartItem[]
  served: readonly ServedDish[]
}

export const STYLES = ['economical', 'classic', 'generous'] as const
export type Style = (typeof STYLES)[number]

/** Where among the dishes that suit, cheapest first, a style chooses; how many dishes share a group; who drinks from a bottle. */
const TASTES: Readonly<
  Record<
    Style,
    { rank: number; dishes: number; bottleFor: number | null; extras: readonly string[] }
  >
> = {
  economical: { rank: 0, dishes: 1, bottleFor: null, extras: [] },
  classic: { rank: 0.5, dishes: 2, bottleFor: 3, extras: [] },
  generous: { rank: 0.8, dishes: 3, bottleFor: 2, extras: ['Bread', 'Dessert', 'Pastry'] },
}

/** From so many guests on a group is given more than one dish to choose from. */
const LEAST_FOR_CHOICE = 4

/** How much more, a guest, another dish may cost that spares a table the same plate on every place. docs/rules/guests.md#composing */
const VARIETY_PREMIUM = 1.25

type Pick = { article: Offered; qty: number }

/** Cents HT of its items; `perPerson` of those whom it serves. */
export type Proposal = {
  style: Style
  picks: readonly Pick[]
  price: number
  perPerson: number
  people: number
  shares: readonly (Omit<Share, 'dishes'> & { names: readonly string[] })[]
  missing: readonly GuestGroup[]
}

const toItem = ({ article: { itemId, type, lineId }, qty }: Pick): CartItem => ({
  ...{ itemId, type, lineId },
  qty,
})

const priceOf = (picks: readonly Pick[]) =>
  picks.reduce((sum, { article, qty }) => sum + article.price * qty, 0)

const servedBy = (picks: readonly Pick[]): ServedDish[] =>
  picks.map(({ article: { dish, participantsPerQuantity }, qty }) => ({
    dish,
    places: qty * participantsPerQuantity,
  }))

const isSameArticle = (a: Omit<CartItem, 'qty'>, b: Omit<CartItem, 'qty'>) =>
  a.itemId === b.itemId && a.type === b.type && a.lineId === b.lineId

function withPick(picks: readonly Pick[], { article, qty }: Pick): Pick[] {
  const isPicked = picks.some((pick) => isSameArticle(pick.article, article))
  return isPicked
    ? picks.map((pick) =>
        isSameArticle(pick.article, article) ? { article, qty: pick.qty + qty } : pick,
      )
    : [...picks, { article, qty }]
}

/** As many units as serve so many people, at least the least quantity, at most what is left; 0 when that cannot be. */
function unitsOf(input: ComposeInput, picks: readonly Pick[]) {
  const items = mergeItems([...input.items, ...picks.map(toItem)])
  const left = availableFor(input.inventory, items)
  return (article: Offered, people: number, perUnit: number): number => {
    const taken = items.find((item) => isSameArticle(item, article))?.qty ?? 0
    const available = (article.type === 'menu' ? left.menus : left.products).get(article.itemId)
    const most = Math.min(available ?? 0, MAX_UNITS - taken)
    const least = taken > 0 ? 1 : Math.max(1, article.minimumQuantity)
    const units = Math.min(Math.max(least, Math.ceil(people / perUnit)), most)
    return units < least ? 0 : units
  }
}

const isPlantEater = ({ needs }: GuestGroup) =>
  needs.includes('vegan') || needs.includes('vegetarian')

const preferred = <Choice>(choices: readonly Choice[], is: (choice: Choice) => boolean) => {
  const some = choices.filter(is)
  return some.length > 0 ? some : choices
}

type Choice = Pick & { cost: number }

/** What may be given to so many of a group, the cheapest first: cost in cents HT a guest. */
function choicesFor(
  input: ComposeInput,
  picks: readonly Pick[],
  group: GuestGroup,
  peopleFor: (article: Offered) => number,
): Choice[] {
  const units = unitsOf(input, picks)
  return input.offered
    .filter(
      ({ dish, participantsPerQuantity }) =>
        dish.isMeal && participantsPerQuantity > 0 && suitsNeeds(dish, group.needs),
    )
    .flatMap((article) => {
      const perUnit = article.participantsPerQuantity
      const people = peopleFor(article)
      const qty = people > 0 ? units(article, people, perUnit) : 0
      const cost = (article.price * qty) / Math.min(group.people, qty * perUnit)
      return qty > 0 ? [{ article, qty, cost }] : []
    })
    .sort((a, b) => a.cost - b.cost || a.article.price - b.article.price)
}

/** The choices that leave no dish to more than half of the guests; for less than four guests, all. */
function variedChoices(
  input: ComposeInput,
  picks: readonly Pick[],
  group: GuestGroup,
  most: number,
): Choice[] {
  const { people } = input.guests
  const items = mergeItems([...input.items, ...picks.map(toItem)])
  const roomFor = (article: Offered) => {
    if (people < LEAST_FOR_CHOICE) return people
    const taken = items.find((item) => isSameArticle(item, article))?.qty ?? 0
    return Math.ceil(people / 2) - taken * article.participantsPerQuantity
  }
  return choicesFor(input, picks, group, (article) => Math.min(most, roomFor(article))).filter(
    ({ article, qty }) =>
      people < LEAST_FOR_CHOICE || qty * article.participantsPerQuantity <= roomFor(article),
  )
}

/** The dish that a style would give to some of a group, and how much of it; null when none is left that suits. */
function nextPick(
  input: ComposeInput,
  style: Style,
  picks: readonly Pick[],
  group: GuestGroup,
  whole: number,
): Pick | null {
  const { rank, dishes } = TASTES[style]
  const part = whole >= LEAST_FOR_CHOICE ? Math.ceil(whole / dishes) : whole
  const most = Math.min(group.people, part)
  const all = choicesFor(input, picks, group, () => most)
  const varied = variedChoices(input, picks, group, most)
  if (style === 'economical') {
    const dearest = (all[0]?.cost ?? 0) * VARIETY_PREMIUM
    return varied.find(({ cost }) => cost <= dearest) ?? all[0] ?? null
  }
  const isTheirs = ({ article }: Choice) =>
    isPlantEater(group) || !suitsNeeds(article.dish, ['vegetarian'])
  const theirs = varied.filter(isTheirs)
  const fitting = preferred(
    theirs.length > 0 ? theirs : preferred(all, isTheirs),
    ({ article }) => !picks.some((pick) => isSameArticle(pick.article, article)),
  )
  return fitting[Math.floor((fitting.length - 1) * rank)] ?? null
}

/** Dishes until each guest has one, or none is left that suits. */
function pickMeals(input: ComposeInput, style: Style): Pick[] {
  const { guests, served } = input
  const first = serveGuests(guests, served).missing
  const wholeOf = ({ needs, people }: GuestGroup) =>
    first.find((group) => isSameNeeds(group.needs, needs))?.people ?? people
  let picks: Pick[] = []
  const given: GuestGroup[] = []
  for (;;) {
    const { missing } = serveGuests(guests, [...served, ...servedBy(picks)])
    const group = missing.find(({ needs }) => !given.some((up) => isSameNeeds(up.needs, needs)))
    if (!group) return picks
    const pick = nextPick(input, style, picks, group, wholeOf(group))
    if (pick) picks = withPick(picks, pick)
    else given.push(group)
  }
}

/** What a style adds to the dishes: something to drink, a bread, a dessert; each only for those whom it suits. */
function pickExtras(input: ComposeInput, style: Style, meals: readonly Pick[], people: number) {
  const { bottleFor, extras } = TASTES[style]
  const wanted = [...(bottleFor === null ? [] : ['Beverage']), ...extras]
  return wanted.reduce<readonly Pick[]>((picks, category) => {
    const units = unitsOf(input, picks)
    const choices = input.offered
      .filter((article) => article.category === category)
      .flatMap((article) => {
        const suited = Math.min(people, missingFor(article.dish, input.guests, []))
        const perUnit = article.participantsPerQuantity || (bottleFor ?? 1)
        const qty = suited > 0 ? units(article, suited, perUnit) : 0
        return qty > 0 ? [{ article, qty }] : []
      })
      .sort((a, b) => a.article.price - b.article.price)
    return choices[0] ? withPick(picks, choices[0]) : picks
  }, meals)
}

function toProposal(input: ComposeInput, style: Style, meals: readonly Pick[]): Proposal {
  const before = serveGuests(input.guests, input.served)
  const dishes = [...input.served, ...servedBy(meals)]
  const { served, missing } = serveGuests(input.guests, dishes)
  const people = served - before.served
  const picks = pickExtras(input, style, meals, people)
  const price = priceOf(picks)
  const names = [...input.served.map(() => null), ...meals.map(({ article }) => article.name)]
  return {
    style,
    picks,
    price,
    perPerson: roundHalfUp(price / people),
    people,
    shares: sharesOf(input.guests, dishes).map(({ needs, people: count, dishes: eaten }) => ({
      needs,
      people: count,
      names: eaten.flatMap((at) => names[at] ?? []),
    })),
    missing,
  }
}

const keyOf = ({ picks }: Proposal) =>
  JSON.stringify(picks.map(toItem).sort((a, b) => a.itemId.localeCompare(b.itemId)))

/**
 * Up to three carts for those of the guests who have nothing to eat yet, the cheapest first; none when nobody can be served.
 * No dish goes to a guest whom it does not suit, none beyond what is left, none under its least quantity; who cannot be
 * served is told. docs/rules/guests.md#composing
 */
export function composeCarts(input: ComposeInput): Proposal[] {
  const meals = STYLES.map((style) => ({ style, picks: pickMeals(input, style) }))
  const places = (picks: readonly Pick[]) =>
    serveGuests(input.guests, [...input.served, ...servedBy(picks)]).served
  // A dish at a time is not always the cheapest way to serve all: what another style found may be.
  const [cheapest] = [...meals].sort(
    (a, b) => places(b.picks) - places(a.picks) || priceOf(a.picks) - priceOf(b.picks),
  )
  const proposals = meals
    .map(({ style, picks }) => ({
      style,
      picks: style === 'economical' && cheapest ? cheapest.picks : picks,
    }))
    .filter(({ picks }) => picks.length > 0)
    .map(({ style, picks }) => toProposal(input, style, picks))
  return proposals.filter(
    (proposal, at) => proposals.findIndex((other) => keyOf(other) === keyOf(proposal)) === at,
  )
}

/** The items that a proposal adds. */
export const proposedItems = ({ picks }: Proposal): CartItem[] => picks.map(toItem)
