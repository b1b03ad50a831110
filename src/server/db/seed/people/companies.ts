import type { canteenLocations, companies, eventDiscounts } from '../../tables'

export const ATELIER_NORD = 1
export const PETIT_STUDIO = 2
export const MIGREE = 3
export const CANTINE_RIVOLI = 4

const none = { defaultOrderDeliveryFee: null, defaultOrderLastMinuteFee: null }

export const companyRows: (typeof companies.$inferInsert)[] = [
  {
    id: ATELIER_NORD,
    name: 'Atelier Nord',
    size: '50-99',
    activityField: 'Architecture',
    hasRoomServiceEnabled: true,
    ...none,
  },
  { id: PETIT_STUDIO, name: 'Petit Studio', size: '1-9', activityField: 'Communication', ...none },
  { id: MIGREE, name: 'Migrée', size: '10-49', activityField: 'Conseil', ...none },
  {
    id: CANTINE_RIVOLI,
    name: 'Cantine Rivoli',
    size: '100-249',
    activityField: 'Édition',
    canteenEmailDomain: 'cantine-rivoli.example',
    // The meals of its people come with the company's own round, on the day itself too.
    defaultOrderDeliveryFee: 0,
    defaultOrderLastMinuteFee: 0,
  },
]

export const canteenLocationRows: (typeof canteenLocations.$inferInsert)[] = [
  {
    id: 1,
    companyId: ATELIER_NORD,
    address: '24 rue de Paradis, 75010 Paris',
    lat: 48.8756,
    lng: 2.3497,
    isRoomServiceDeliveryPoint: true,
  },
  {
    id: 2,
    companyId: ATELIER_NORD,
    address: '8 rue du Faubourg Poissonnière, 75010 Paris',
    lat: 48.8712,
    lng: 2.3479,
    isRoomServiceDeliveryPoint: true,
  },
  {
    id: 3,
    companyId: ATELIER_NORD,
    address: '15 quai de Jemmapes, 75010 Paris',
    lat: 48.8695,
    lng: 2.3668,
    isRoomServiceDeliveryPoint: false,
  },
  {
    id: 4,
    companyId: CANTINE_RIVOLI,
    address: '112 rue de Rivoli, 75001 Paris',
    lat: 48.8596,
    lng: 2.3444,
    isRoomServiceDeliveryPoint: false,
  },
  {
    id: 5,
    companyId: CANTINE_RIVOLI,
    address: '30 avenue de la République, 93100 Montreuil',
    lat: 48.8586,
    lng: 2.4327,
    isRoomServiceDeliveryPoint: false,
  },
]

export const eventDiscountRows: (typeof eventDiscounts.$inferInsert)[] = [
  {
    id: 1,
    companyId: ATELIER_NORD,
    brandId: 1,
    discountPercentage: 10,
    discountAmount: 0,
    minimumCartAmount: 30_000,
  },
]
