import { isElsewhere } from '#domain/delivery/addressText'
import type { Clock } from '#domain/time/clock'
import { badUserInput } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { CartContent } from '../../modules/cart/cartContent'
import type { ConfigurationService } from '../../modules/configuration/configurationService'
import type { Agreements, CustomerService } from '../../modules/customer/customerService'
import type { DeliveryService } from '../../modules/delivery/deliveryService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import type { Geocoder } from '../../providers/geocoder/createGeocoder'
import { quoteCart, type Quote } from './cartQuote'
import { isOfCompany, resolveDestination, type DeliveryDestination } from './deliveryDestination'

type Dependencies = {
  clock: Clock
  delivery: Pick<DeliveryService, 'zoneAt' | 'departments' | 'nearestPoint'>
  geocoder: Pick<Geocoder, 'streetsOf'>
  inventory: Pick<InventoryService, 'catalogue'>
  configuration: Pick<ConfigurationService, 'specialConfiguration'>
  customers: Pick<CustomerService, 'agreements'>
}

export type CartQuotes = ReturnType<typeof createCartQuotes>

/** What a cart costs and who delivers it, found on the server's own data. */
export function createCartQuotes({
  clock,
  delivery,
  geocoder,
  inventory,
  configuration,
  customers,
}: Dependencies) {
  /**
   * The fee is computed from the coordinates and the courier reads the address: both must be of one place. Error BAD_USER_INPUT
   * with `ELSEWHERE`. docs/rules/delivery.md#address-and-point
   */
  async function requireAgreement(destination: DeliveryDestination) {
    const ground = { departmentAt: await delivery.departments(), streetsOf: geocoder.streetsOf }
    if (isElsewhere(destination, ground)) {
      throw badUserInput('The address is not at its coordinates', { address: 'ELSEWHERE' })
    }
  }

  /** Where the cart goes and who delivers it: `nearest` is null when no one does. */
  const locate = async (viewer: Viewer, content: CartContent) =>
    locateBy(await customers.agreements(viewer), viewer, content)

  async function locateBy(agreements: Agreements | null, viewer: Viewer, content: CartContent) {
    const destination = resolveDestination(content, viewer, agreements)
    if (!isOfCompany(destination, agreements)) await requireAgreement(destination)
    const zone = await delivery.zoneAt(destination)
    const nearest =
      zone === null || zone.businessUnitId === null
        ? null
        : await delivery.nearestPoint(zone.businessUnitId, destination)
    return { agreements, destination, zone, nearest }
  }

  type Location = Awaited<ReturnType<typeof locateBy>>

  async function price(content: CartContent, { agreements, zone }: Location): Promise<Quote> {
    const [catalogue, special] = await Promise.all([
      inventory.catalogue(),
      configuration.specialConfiguration(),
    ])
    return quoteCart({
      content,
      catalogue,
      configuration: special,
      agreements,
      zone,
      now: clock.now(),
    })
  }

  return {
    locate,
    price,

    /** Everything about a stored cart that an order needs, by what the viewer's company has agreed on. */
    async quote(viewer: Viewer, content: CartContent, agreements: Agreements | null) {
      const location = await locateBy(agreements, viewer, content)
      const { destination, zone, nearest } = location
      return { ...(await price(content, location)), destination, zone, nearest }
    },
  }
}
