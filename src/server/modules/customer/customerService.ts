import { createHash } from 'node:crypto'
import type {
  CompanyEntity,
  CustomerProfile,
  DeliveryAddress,
  DeliveryContact,
  InvoiceContact,
} from '#generated/server/types'
import type { PricingProfile } from '#domain/pricing/pricing'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { findAgreements, type Agreements } from './agreementsReadModel'
import { findUserFacts } from './customerRepo'
import { findPastOrders } from './pastOrdersReadModel'
import { findPaymentCustomerId, rememberPaymentCustomerId } from './paymentCustomerRepo'

export type { Agreements }

/** How many of a person's orders are looked through, and how many addresses or contacts are remembered of them. */
const ORDERS_SEARCHED = 100
const MAX_REMEMBERED = 10

/** A customer, without what other modules know of them. */
export type CustomerRecord = Omit<
  CustomerProfile,
  'passkeys' | 'namedCarts' | 'favourites' | 'plans'
>

export type CustomerService = ReturnType<typeof createCustomerService>

/** What a customer's company has agreed, and what the customer's orders tell of addresses and contacts. */
export function createCustomerService({ db }: { db: Database }) {
  const agreements = async ({ companyId }: Viewer, connection = db): Promise<Agreements | null> =>
    companyId === null ? null : findAgreements(connection, companyId)

  const pastOrders = (viewer: Viewer) => findPastOrders(db, viewer.id, ORDERS_SEARCHED)

  return {
    /** The viewer's company with its locations and discounts, read there; null without a company. */
    agreements,

    findPaymentCustomerId: (userId: number) => findPaymentCustomerId(db, userId),
    rememberPaymentCustomerId: (userId: number, customerId: string, gone: string | null) =>
      rememberPaymentCustomerId(db, userId, customerId, gone),

    async profile(viewer: Viewer): Promise<CustomerRecord> {
      const [agreed, facts] = await Promise.all([agreements(viewer), findUserFacts(db, viewer.id)])
      return {
        id: String(viewer.id),
        firstname: facts.firstname,
        lastname: facts.lastname,
        email: facts.email,
        phone: facts.phone,
        hasAcceptedNewsletter: facts.hasAcceptedNewsletter,
        hasPassword: facts.hasPassword,
        isEmailConfirmed: viewer.emailValidatedAt !== null,
        companyName: facts.companyName ?? agreed?.company.name ?? null,
        companySize: facts.companySize ?? agreed?.company.size ?? null,
        companyActivityField: facts.companyActivityField ?? agreed?.company.activityField ?? null,
        stripeCustomerId: facts.paymentCustomerId,
        defaultOrderDeliveryFee: agreed?.company.defaultOrderDeliveryFee ?? null,
        defaultOrderLastMinuteFee: agreed?.company.defaultOrderLastMinuteFee ?? null,
        utmSource: facts.utm?.utmSource ?? null,
        companyEntity: agreed && toCompanyEntity(agreed),
      }
    },

    async lastDeliveryAddresses(viewer: Viewer): Promise<DeliveryAddress[]> {
      const addresses = (await pastOrders(viewer)).map((order) => ({
        address: order.deliveryAddress,
        lat: order.lat,
        lng: order.lng,
        departmentCode: order.departmentCode,
      }))
      return eachOnce(addresses, ({ address }) => [address])
    },

    async lastDeliveryContacts(viewer: Viewer): Promise<DeliveryContact[]> {
      const contacts = (await pastOrders(viewer)).map((order) => ({
        deliveryContactName: order.deliveryContactName,
        deliveryContactPhone: order.deliveryContactPhone,
        deliveryDetails: order.deliveryDetails,
      }))
      return eachOnce(contacts, Object.values).map((contact) => ({
        id: contentId(Object.values(contact)),
        ...contact,
      }))
    },

    async lastInvoiceContacts(viewer: Viewer): Promise<InvoiceContact[]> {
      const contacts = (await pastOrders(viewer)).flatMap(
        ({ invoiceAddress, invoiceCustomerName, ...order }) =>
          invoiceAddress === null || invoiceCustomerName === null
            ? []
            : {
                invoiceAddress,
                invoicePhone: order.invoicePhone,
                invoiceDetails: order.invoiceDetails,
                invoiceCompanyName: order.invoiceCompanyName,
                invoiceCompanySiret: order.invoiceCompanySiret,
                invoiceCustomerName,
              },
      )
      return eachOnce(contacts, Object.values).map((contact) => ({
        id: contentId(Object.values(contact)),
        ...contact,
      }))
    },
  }
}

/** The part of the agreements that prices depend on. */
export const toPricingProfile = (agreed: Agreements | null): PricingProfile | null =>
  agreed && {
    defaultOrderDeliveryFee: agreed.company.defaultOrderDeliveryFee,
    defaultOrderLastMinuteFee: agreed.company.defaultOrderLastMinuteFee,
    eventDiscounts: agreed.discounts.map(({ brandId, ...discount }) => ({
      ...discount,
      brand: { id: String(brandId) },
    })),
  }

const toCompanyEntity = ({ company, locations, discounts }: Agreements): CompanyEntity => ({
  id: String(company.id),
  hasRoomServiceEnabled: company.hasRoomServiceEnabled,
  canteenLocations: locations.map((location) => ({ ...location, id: String(location.id) })),
  eventDiscounts: discounts.map(({ id, brandId, brandName, brandKey, ...discount }) => ({
    ...discount,
    id: String(id),
    brand: { id: String(brandId), name: brandName, key: brandKey },
  })),
})

type Content = readonly (string | null)[]

/** A contact is what it says: the same words keep the same id from one order to the next. */
const contentId = (content: Content) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)

function eachOnce<T>(newestFirst: readonly T[], contentOf: (value: T) => Content): T[] {
  const byContent = new Map<string, T>()
  for (const value of newestFirst) {
    const key = JSON.stringify(contentOf(value).map((text) => text?.trim().toLowerCase() ?? ''))
    if (!byContent.has(key)) byContent.set(key, value)
  }
  return [...byContent.values()].slice(0, MAX_REMEMBERED)
}
