import { formatMoney } from '#domain/pricing/money'
import type { Changes, FieldChange } from '../base/difference'

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
  businessUnitId: 'kitchen',
  departmentCode: 'department',
  deliveryPrice: 'price',
  slotCapacity: 'deliveriesPerSlot',
  hasRoomServiceEnabled: 'roomService',
  isRoomServiceDeliveryPoint: 'roomService',
  defaultOrderDeliveryFee: 'deliveryFee',
  defaultOrderLastMinuteFee: 'lastMinuteFee',
  canteenEmailDomain: 'canteen',
  discountPercentage: 'percentage',
  discountAmount: 'amount',
  minimumCartAmount: 'from',
  canUseWireTransfer: 'transfer',
}

const PRICES: ReadonlySet<string> = new Set([
  'price',
  'cutleryPrice',
  'individualBoxPrice',
  'placematPrice',
  'lastMinuteFees',
  'minimumOrderAmount',
  'deliveryPrice',
  'defaultOrderDeliveryFee',
  'defaultOrderLastMinuteFee',
  'discountAmount',
  'minimumCartAmount',
])

/** « 2 added, 1 changed, 0 withdrawn. » */
export function tellNumbers(
  difference: Readonly<
    Record<string, Pick<Changes<unknown, unknown>, 'added' | 'changed' | 'withdrawn'>>
  >,
): string {
  const all = Object.values(difference)
  const sum = (group: 'added' | 'changed' | 'withdrawn') =>
    all.reduce((total, changes) => total + changes[group].length, 0)
  return `${sum('added')} added, ${sum('changed')} changed, ${sum('withdrawn')} withdrawn.`
}

/** What becomes of one sort of thing, a line each. */
export function tell(
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
  field === 'ring'
    ? 'ring: redrawn'
    : `${FIELDS[field] ?? field}: ${tellValue(field, before)} → ${tellValue(field, after)}`

function tellValue(field: string, value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'number' && PRICES.has(field)) return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
