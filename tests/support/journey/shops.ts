import { startShopServer, type ShopServer } from '../../../src/tools/support/shopServer'

export type Shops = {
  /** The address of a shop of one's own whose clock started at the instant. */
  openAt(instant: string): Promise<string>
  close(): Promise<void>
}

/** Shops at other times than the one that all journeys share; each starts when it is first wanted. */
export function openShops(): Shops {
  const shops = new Map<string, Promise<ShopServer>>()
  return {
    openAt: async (instant) => {
      const shop = shops.get(instant) ?? startShopServer({ CLOCK_NOW: instant, LOG_LEVEL: 'warn' })
      shops.set(instant, shop)
      return (await shop).url
    },
    close: async () => {
      for (const shop of shops.values()) await (await shop).stop()
    },
  }
}
