import { HOUSE_BRAND, PASTRY_BRAND, STOREFRONTS } from '../../../../domain/catalogue/storefronts'
import type { brands, lines } from '../../tables'
import { LEAD_TIMES } from './catalogue'

const DEFAULT_LEAD_TIME = 120

export const brandRows: (typeof brands.$inferInsert)[] = [
  { id: Number(HOUSE_BRAND), name: 'Tablée', key: 'tablee' },
  { id: Number(PASTRY_BRAND), name: 'Maison Prunelle', key: 'maison-prunelle' },
]

export const lineRows: (typeof lines.$inferInsert)[] = STOREFRONTS.map(
  ({ lineId, slug, name, brandId }, index) => ({
    id: lineId,
    slug,
    name,
    brandId: Number(brandId),
    leadTimeMinutes: LEAD_TIMES[lineId] ?? DEFAULT_LEAD_TIME,
    position: index + 1,
  }),
)
