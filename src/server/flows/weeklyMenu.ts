import type { Product, WeeklyMenu } from '#generated/server/types'
import type { Clock } from '#domain/time/clock'
import { DEFAULT_DISTRIBUTION_POINT, DEFAULT_STOREFRONT } from '#domain/catalogue/storefronts'
import { weeklyMenu, type MenuDay } from '#domain/catalogue/weeklyMenu'
import { publishedWeeks } from '#domain/time/weeks'
import { badUserInput } from '../base/errors'
import { createFileCache } from '../base/fileCache'
import type { InventoryService } from '../modules/inventory/inventoryService'
import { buildWeeklyMenu } from '../modules/document/weeklyMenuPdf'

/** Four weeks are published, each with prices and without. */
const MAX_PDFS = 8
/** All that a PDF is made of: what is left of a dish changes all day and is not on it. */
const PRINTED = 'week withPrice days day dishes name description price allergens tags'.split(' ')

type Dependencies = { clock: Clock; inventory: Pick<InventoryService, 'available'> }

export type WeeklyMenuPages = ReturnType<typeof createWeeklyMenu>

/** The dishes of a week, for the screen and for the wall. */
export function createWeeklyMenu({ clock, inventory }: Dependencies) {
  const kept = createFileCache({ max: MAX_PDFS })

  /** Null on what is no week. */
  async function daysOf(week: string): Promise<MenuDay<Product>[] | null> {
    const { products } = await inventory.available({
      date: weeklyMenu(week, [])?.[0]?.day ?? '',
      distributionPointsIds: [DEFAULT_DISTRIBUTION_POINT],
      linesIds: [DEFAULT_STOREFRONT.lineId],
    })
    return weeklyMenu(week, products)
  }

  const pdfOf = (menu: Parameters<typeof buildWeeklyMenu>[0]): Promise<Buffer> =>
    kept(JSON.stringify(menu, PRINTED), () => buildWeeklyMenu(menu))

  const isPublished = (week: string) => publishedWeeks(clock.now()).includes(week)

  return {
    /** Error BAD_USER_INPUT on a week that is not one or not published. */
    async menu(week: string, withPrice: boolean): Promise<WeeklyMenu> {
      const days = isPublished(week) ? await daysOf(week) : null
      if (days === null) throw badUserInput('Not a published week', { week: 'UNKNOWN' })
      return {
        week,
        days: days.map(({ day, dishes }) => ({
          day,
          dishes: dishes.map((product) => ({ product, price: withPrice ? product.price : null })),
        })),
        fileUrl: `/documents/menus/${week}.pdf${withPrice ? '' : '?prix=non'}`,
      }
    },

    /** The PDF of a week; null on a week that is not one or not published. */
    async pdf(week: string, withPrice: boolean): Promise<Buffer | null> {
      const days = isPublished(week) ? await daysOf(week) : null
      return days && pdfOf({ week, days, withPrice })
    },
  }
}
