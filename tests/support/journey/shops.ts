import { programIn } from '../../../src/tools/support/compiledPrograms'
import {
  startShopServer,
  type PreparedShop,
  type ShopServer,
} from '../../../src/tools/support/shopServer'

/** At least the instant at which its clock starts. */
type ShopEnvironment = { CLOCK_NOW: string } & Readonly<Record<string, string>>

export type Shops = {
  /** The address of a shop of one's own with this environment. */
  open(environment: ShopEnvironment): Promise<string>
  close(): Promise<void>
}

/** What `npm run e2e` has made for them; nothing when Playwright was started without it. */
function prepared(): PreparedShop | undefined {
  const { SHOP_FOLDER: folder, PROGRAMS_FOLDER: programs } = process.env
  return folder && programs ? { folder, program: programIn(programs, 'start') } : undefined
}

/** Shops that are set up otherwise than the one that all journeys share; each starts when it is first wanted. */
export function openShops(): Shops {
  const shops = new Map<string, Promise<ShopServer>>()
  return {
    open: async (environment) => {
      const name = JSON.stringify(environment)
      const shop =
        shops.get(name) ??
        startShopServer({ LOG_LEVEL: 'warn', TRUST_PROXY: '1', ...environment }, prepared())
      shops.set(name, shop)
      return (await shop).url
    },
    close: async () => {
      for (const shop of shops.values()) await (await shop).stop()
    },
  }
}
