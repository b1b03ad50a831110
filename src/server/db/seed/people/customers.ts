import { CAMILLE, LOUIS } from './accounts'
import { ATELIER_NORD, CANTINE_RIVOLI } from './companies'
import type { Ordered } from './Ordered'
import { ORDERED_BY_CAMILLE } from './orderedByCamille'
import { ORDERED_BY_LOUIS } from './orderedByLouis'

/** Somebody who has ordered before, and to where. */
export type Customer = {
  userId: number
  companyId: number
  ordered: readonly Ordered[]
  place: { deliveryAddress: string; lat: number; lng: number }
  contactPhone: string
  invoice: {
    invoiceAddress: string
    invoiceCompanyName: string
    invoiceCompanySiret: string
    invoiceCustomerName: string
    invoicePhone: string
  }
}

export const CUSTOMERS: readonly Customer[] = [
  {
    userId: CAMILLE,
    companyId: ATELIER_NORD,
    ordered: ORDERED_BY_CAMILLE,
    place: { deliveryAddress: '24 rue de Paradis, 75010 Paris', lat: 48.8756, lng: 2.3497 },
    contactPhone: '06 39 98 45 11',
    invoice: {
      invoiceAddress: '24 rue de Paradis, 75010 Paris',
      invoiceCompanyName: 'Atelier Nord',
      invoiceCompanySiret: '90481726900015',
      invoiceCustomerName: 'Camille Lefèvre',
      invoicePhone: '01 99 00 45 10',
    },
  },
  {
    userId: LOUIS,
    companyId: CANTINE_RIVOLI,
    ordered: ORDERED_BY_LOUIS,
    place: { deliveryAddress: '112 rue de Rivoli, 75001 Paris', lat: 48.8596, lng: 2.3444 },
    contactPhone: '01 99 00 45 40',
    invoice: {
      invoiceAddress: '112 rue de Rivoli, 75001 Paris',
      invoiceCompanyName: 'Cantine Rivoli',
      invoiceCompanySiret: '90517340700016',
      invoiceCustomerName: 'Louis Garnier',
      invoicePhone: '01 99 00 45 40',
    },
  },
]
