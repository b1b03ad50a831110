import { formatMoney } from '#domain/pricing/money'
import type { Changes, CatalogueDifference, FieldChange } from './compareCatalogue'

const SORTS = {
  brands: 'brand',
  lines: 'line',
  products: 'product',
  menus: 'menu',
  options: 'options',
  banner: 'banner',
  pages: 'page',
} as const satisfies Record<keyof CatalogueDifference, string>

/** What the files call a field of a row. */
const FIELDS: Readonly<Record<string, string>> = {
  vatRate: 'vat',
  minimumQuantity: 'minimum',
  participantsPerQuantity: 'serves',
  dailyQuantity: 'daily',
  isHot: 'hot',
  isFeatured: 'featured',
  isWithdrawn: 'withdrawn',
  lineId: 'line',
  lineLevel: 'place in its line',
  position: 'place',
  leadTimeMinutes: 'leadTime',
  unavailabilityPublicMessage: 'unavailable',
  contents: 'products',
}

const PRICES: ReadonlySet<string> = new Set([
  'price',
  'cutleryPrice',
  'individualBoxPrice',
  'placematPrice',
  'lastMinuteFees',
  'minimumOrderAmount',
])

/** The difference a line each: `+ product x`, `~ product x: price: 21,90 € → 22,90 €`, `- product x`; then their numbers. */
export function tellDifference(difference: CatalogueDifference): string {
  const lines = [
    ...tell(SORTS.brands, difference.brands),
    ...tell(SORTS.lines, difference.lines),
    ...tell(SORTS.products, difference.products),
    ...tell(SORTS.menus, difference.menus),
    ...tell(SORTS.options, difference.options),
    ...tell(SORTS.banner, difference.banner),
    ...tell(SORTS.pages, difference.pages),
  ]
  return [...lines, tellNumbers(difference)].join('\n')
}

/** « 2 added, 1 changed, 0 withdrawn. » */
export function tellNumbers(difference: CatalogueDifference): string {
  const all = Object.values(difference)
  const sum = (group: 'added' | 'changed' | 'withdrawn') =>
    all.reduce((total, changes) => total + changes[group].length, 0)
  return `${sum('added')} added, ${sum('changed')} changed, ${sum('withdrawn')} withdrawn.`
}

function tell(
  sort: string,
  { added, changed, withdrawn }: Pick<Changes<unknown, unknown>, 'added' | 'changed' | 'withdrawn'>,
): string[] {
  const named = (key: string) => (key === '' ? sort : `${sort} ${key}`)
  return [
    ...added.map(({ key }) => `+ ${named(key)}`),
    ...changed.flatMap(({ key, fields }) =>
      fields.map((change) => `~ ${named(key)}: ${tellField(change)}`),
    ),
    ...withdrawn.map(({ key }) => `- ${named(key)}`),
  ]
}

const tellField = ({ field, before, after }: FieldChange): string =>
  `${FIELDS[field] ?? field}: ${tellValue(field, before)} → ${tellValue(field, after)}`

function tellValue(field: string, value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'number' && PRICES.has(field)) return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
