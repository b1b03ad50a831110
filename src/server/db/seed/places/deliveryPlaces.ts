import type { businessUnits, distributionPoints } from '../../tables'

export const businessUnitRows: (typeof businessUnits.$inferInsert)[] = [
  { id: 1, name: 'Paris et Île-de-France' },
]

export const distributionPointRows: (typeof distributionPoints.$inferInsert)[] = [
  {
    id: 111,
    businessUnitId: 1,
    name: 'Paris 2e, Sentier',
    lat: 48.8676,
    lng: 2.3479,
    reach: 12_000,
    slotCapacity: 24,
  },
  {
    id: 112,
    businessUnitId: 1,
    name: 'Courbevoie',
    lat: 48.8973,
    lng: 2.2555,
    reach: 18_000,
    slotCapacity: 16,
  },
  {
    id: 113,
    businessUnitId: 1,
    name: 'Montreuil',
    lat: 48.8611,
    lng: 2.4436,
    reach: 20_000,
    slotCapacity: 16,
  },
  {
    id: 114,
    businessUnitId: 1,
    name: 'Issy-les-Moulineaux',
    lat: 48.8239,
    lng: 2.2735,
    reach: 20_000,
    slotCapacity: 16,
  },
]
