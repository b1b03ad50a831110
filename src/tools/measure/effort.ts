import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../support/browser'
import { buildIfStale } from '../support/buildIfStale'
import { startShopServer } from '../support/shopServer'
import { CLOCK_NOW } from './day'
import { countingHand, type Effort } from './effort/hand'
import { composedOrder, firstOrder, mixedOrder, type Order } from './effort/orders'
import { orderAgain, orderAgainByBank, saveBankCard } from './effort/reorder'
import { beCustomer, openShop, openVisit } from './effort/visit'
import { count, type Figure, type Part } from './figures'
import { EFFORT_GOALS } from './goals'

/** What each order takes of a person on a phone: every press, filled field and choice is one. The orders are really placed and paid. */
export async function effort(): Promise<Part> {
  await buildIfStale()
  const shop = await startShopServer({ CLOCK_NOW, LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const play = (order: Order, prepare?: Staged['prepare']) =>
      playOnce({ browser, url: shop.url, order, prepare })
    const first = await play(firstOrder)
    const mixed = await play(mixedOrder)
    const composed = await play(composedOrder)
    const again = await play(orderAgain, beCustomer)
    const byBank = await play(orderAgainByBank, async (page, url) => {
      await beCustomer(page, url)
      await saveBankCard(page)
    })
    return {
      title: 'Orders on a phone: presses, filled fields and choices; seconds of a person’s pace',
      figures: [
        ...figuresOf('first order of one dish', first, EFFORT_GOALS.first),
        ...figuresOf('mixed order for ten', mixed),
        ...figuresOf('mixed order for ten, composed', composed, EFFORT_GOALS.mixed),
        ...figuresOf('reorder with a saved card', again, EFFORT_GOALS.reorder),
        ...figuresOf('reorder with a card of which the bank asks', byBank, EFFORT_GOALS.byBank),
      ],
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

type Staged = {
  browser: Browser
  url: string
  order: Order
  /** What was there before the person came. */
  prepare?: ((page: Page, url: string) => Promise<void>) | undefined
}

async function playOnce({ browser, url, order, prepare }: Staged): Promise<Effort> {
  const page = await openVisit(browser, url)
  await prepare?.(page, url)
  await openShop(page)
  const hand = countingHand()
  try {
    await order(page, hand)
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
