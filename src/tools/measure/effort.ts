import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../tests/support/browser'
import { buildIfStale } from '../support/buildIfStale'
import { startShopServer } from '../support/shopServer'
import { CLOCK_NOW } from './day'
import { orderAsNewcomer } from './effort/checkout'
import { countingHand, type Effort, type Hand } from './effort/hand'
import { orderAgain } from './effort/reorder'
import { composeLunch } from './effort/planner'
import { add, chooseDelivery, goToCheckout, openCart, type Wanted } from './effort/shopping'
import { beCustomer, openShop, openVisit } from './effort/visit'
import { count, type Figure, type Part } from './figures'
import { EFFORT_GOALS } from './goals'

/** The least of one dish that reaches the minimum amount. */
const ONE_DISH: readonly Wanted[] = [{ words: /Batignolles/, units: 4 }]

const LUNCH_FOR_TEN: readonly Wanted[] = [
  { words: /Batignolles/, units: 6 },
  { words: /Végétarien/, units: 2 },
  { words: /Vegan/, units: 2 },
  { words: /Eau/, units: 4 },
]

type Play = (page: Page, hand: Hand) => Promise<void>

/** What each order takes of a person on a phone: every press, filled field and choice is one. The orders are really placed and paid. */
export async function effort(): Promise<Part> {
  await buildIfStale()
  const shop = await startShopServer({ CLOCK_NOW, LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const play = (script: Play, isCustomer = false) =>
      playOnce({ browser, url: shop.url, script, isCustomer })
    const first = await play(firstOrder(ONE_DISH, false))
    const mixed = await play(firstOrder(LUNCH_FOR_TEN, true))
    const composed = await play(composedOrder)
    const again = await play(orderAgain, true)
    return {
      title: 'Orders on a phone: presses, filled fields and choices; seconds of a person’s pace',
      figures: [
        ...figuresOf('first order of one dish', first, EFFORT_GOALS.first),
        ...figuresOf('mixed order for ten', mixed),
        ...figuresOf('mixed order for ten, composed', composed, EFFORT_GOALS.mixed),
        ...figuresOf('reorder with a saved card', again, EFFORT_GOALS.reorder),
      ],
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const firstOrder =
  (dishes: readonly Wanted[], isCompany: boolean): Play =>
  async (page, hand) => {
    await chooseDelivery(page, hand)
    for (const dish of dishes) await add(page, hand, dish)
    await openCart(page, hand)
    await goToCheckout(page, hand)
    await orderAsNewcomer(page, hand, { isCompany })
  }

/** The same lunch, by « Combien ? » and « Composer pour moi ». */
const composedOrder: Play = async (page, hand) => {
  await chooseDelivery(page, hand)
  await composeLunch(page, hand)
  await goToCheckout(page, hand)
  await orderAsNewcomer(page, hand, { isCompany: true })
}

type Staged = { browser: Browser; url: string; script: Play; isCustomer: boolean }

async function playOnce({ browser, url, script, isCustomer }: Staged): Promise<Effort> {
  const page = await openVisit(browser, url)
  if (isCustomer) await beCustomer(page, url)
  await openShop(page)
  const hand = countingHand()
  try {
    await script(page, hand)
    return hand.effort
  } catch (error) {
    throw new Error(`After ${hand.effort.acts} acts, at ${page.url()}`, { cause: error })
  } finally {
    await page.context().close()
  }
}

type Goal = { acts?: number; seconds?: number }

const figuresOf = (
  name: string,
  { acts, seconds, typedAgain }: Effort,
  goal: Goal = {},
): Figure[] => [
  goal.acts === undefined
    ? { name, unit: '', value: acts }
    : count(name, '', acts, { atMost: goal.acts }),
  {
    name: `${name}, pace`,
    unit: 's',
    value: Math.round(seconds),
    ...(goal.seconds !== undefined && { bound: { atMost: goal.seconds } }),
  },
  count(`${name}, typed twice`, '', typedAgain.length, { atMost: 0 }),
]
