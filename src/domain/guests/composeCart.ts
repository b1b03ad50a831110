import { isSameItem, mergeItems, type CartItem } from '../cart/cart'
import { roundHalfUp } from '../pricing/money'
import { filledUp, STYLES, withSides, type Style } from './sides'
import { suitsNeeds } from './dish'
import { isSameNeeds, type GuestGroup } from './guests'
import {
  priceOf,
  servedBy,
  toItem,
  unitsOf,
  withPick,
  type ComposeInput,
  type Offered,
  type PickedArticle,
} from './picks'
import { serveGuests, sharesOf, type Share } from './serving'

/** `rank`: where a style chooses among the dishes that suit, 0 the cheapest, 1 the dearest. `dishes`: how many a group gets. */
const TASTES: Readonly<Record<Style, { rank: number; dishes: number }>> = {
  economical: { rank: 0, dishes: 1 },
  classic: { rank: 0.5, dishes: 2 },
  generous: { rank: 0.8, dishes: 3 },
}

/** From so many guests on a group is given more than one dish to choose from. */
const MIN_GUESTS_FOR_CHOICE = 4

/** How much more a second dish may cost for each guest, as a factor, so that not everyone eats the same. docs/rules/guests.md#composing */
const VARIETY_PREMIUM = 1.25

/**
 * One cart that is proposed. Amounts are cents HT: `price` of its items, `perPerson` for each guest whom it serves, `toMinimum`
 * what the cart then lacks to be delivered. `missing` are the guests who have nothing to eat.
 */
export type Proposal = {
  style: Style
  picks: readonly PickedArticle[]
  price: number
  perPerson: number
  toMinimum: number
  people: number
  shares: readonly (Omit<Share, 'dishes'> & { names: readonly string[] })[]
  missing: readonly GuestGroup[]
}

const isPlantEater = ({ needs }: GuestGroup) =>
  needs.includes('vegan') || needs.includes('vegetarian')

const preferred = <Choice>(choices: readonly Choice[], is: (choice: Choice) => boolean) => {
  const some = choices.filter(is)
  return some.length > 0 ? some : choices
}

type Choice = PickedArticle & { cost: number }

/** What may be given to so many of a group, the cheapest first: cost in cents HT a guest. */
function choicesFor(
  input: ComposeInput,
  picks: readonly PickedArticle[],
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
  picks: readonly PickedArticle[],
  group: GuestGroup,
  most: number,
): Choice[] {
  const { people } = input.guests
  const items = mergeItems([...input.items, ...picks.map(toItem)])
  const roomFor = (article: Offered) => {
    if (people < MIN_GUESTS_FOR_CHOICE) return people
    const taken = items.find((item) => isSameItem(item, article))?.qty ?? 0
    return Math.ceil(people / 2) - taken * article.participantsPerQuantity
  }
  return choicesFor(input, picks, group, (article) => Math.min(most, roomFor(article))).filter(
    ({ article, qty }) =>
      people < MIN_GUESTS_FOR_CHOICE || qty * article.participantsPerQuantity <= roomFor(article),
  )
}

/**
 * The dish that a style would give to some of a group, and how much of it; null when none is left that suits. `atFirst` are the
 * people of the group before its first dish.
 */
function nextPick(
  input: ComposeInput,
  style: Style,
  picks: readonly PickedArticle[],
  group: GuestGroup & { atFirst: number },
): PickedArticle | null {
  const { rank, dishes } = TASTES[style]
  const { people, atFirst } = group
  const part = atFirst >= MIN_GUESTS_FOR_CHOICE ? Math.ceil(atFirst / dishes) : atFirst
  const most = Math.min(people, part)
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
    ({ article }) => !picks.some((pick) => isSameItem(pick.article, article)),
  )
  return fitting[Math.floor((fitting.length - 1) * rank)] ?? null
}

/** Dishes until each guest has one, or none is left that suits. */
function pickMeals(input: ComposeInput, style: Style): PickedArticle[] {
  const { guests, served } = input
  const first = serveGuests(guests, served).missing
  const atFirst = ({ needs, people }: GuestGroup) =>
    first.find((group) => isSameNeeds(group.needs, needs))?.people ?? people
  let picks: PickedArticle[] = []
  const given: GuestGroup[] = []
  for (;;) {
    const { missing } = serveGuests(guests, [...served, ...servedBy(picks)])
    const group = missing.find(({ needs }) => !given.some((up) => isSameNeeds(up.needs, needs)))
    if (!group) return picks
    const pick = nextPick(input, style, picks, { ...group, atFirst: atFirst(group) })
    if (pick) picks = withPick(picks, pick)
    else given.push(group)
  }
}

function toProposal(
  input: ComposeInput,
  style: Style,
  { meals, isPlain = false }: { meals: readonly PickedArticle[]; isPlain?: boolean },
): Proposal {
  const before = serveGuests(input.guests, input.served)
  const dishes = [...input.served, ...servedBy(meals)]
  const { served, missing } = serveGuests(input.guests, dishes)
  const people = served - before.served
  const accompanied = isPlain ? meals : withSides(input, style, meals, people)
  const picks = filledUp(input, style, accompanied, people)
  const price = priceOf(picks)
  const names = [...input.served.map(() => null), ...meals.map(({ article }) => article.name)]
  return {
    style,
    picks,
    price,
    perPerson: roundHalfUp(price / people),
    toMinimum: Math.max(0, input.toMinimum - price),
    people,
    shares: sharesOf(input.guests, dishes).map(({ needs, people: count, dishes: eaten }) => ({
      needs,
      people: count,
      names: eaten.flatMap((at) => names[at] ?? []),
    })),
    missing,
  }
}

/** Serves more, else is delivered without more, else costs less. */
const byMerit = (a: Proposal, b: Proposal) =>
  b.people - a.people || Number(a.toMinimum > 0) - Number(b.toMinimum > 0) || a.price - b.price

const keyOf = ({ picks }: Proposal) =>
  JSON.stringify(picks.map(toItem).sort((a, b) => a.itemId.localeCompare(b.itemId)))

/**
 * Up to three carts for the guests who have nothing to eat yet, the cheapest first; none when no guest can be served.
 * Every dish suits the guests who get it, is in stock, and reaches its minimum quantity. A cart under the minimum order amount is
 * filled up where possible; `toMinimum` is what it still lacks. `missing` lists the guests who cannot be served.
 * docs/rules/guests.md#composing
 */
export function composeCarts(input: ComposeInput): Proposal[] {
  const cooked = STYLES.map((style) => ({ style, meals: pickMeals(input, style) })).filter(
    ({ meals }) => meals.length > 0,
  )
  const styled = cooked.map(({ style, meals }) => toProposal(input, style, { meals }))
  // A dish at a time is not always the cheapest way to serve all: what another style found may be.
  const plain = cooked.map(({ meals }) => toProposal(input, 'economical', { meals, isPlain: true }))
  const [bare] = [...plain].sort(byMerit)
  // One that cannot be filled up without excess says so, rather than to cost as much as the others.
  const [cheapest] = bare?.toMinimum === 0 ? [bare, ...styled].sort(byMerit) : [bare]
  const proposals = styled.map((proposal) =>
    proposal.style === 'economical' && cheapest ? { ...cheapest, style: proposal.style } : proposal,
  )
  return proposals.filter(
    (proposal, at) => proposals.findIndex((other) => keyOf(other) === keyOf(proposal)) === at,
  )
}

/** The items that a proposal adds. */
export const proposedItems = ({ picks }: Proposal): CartItem[] => picks.map(toItem)
