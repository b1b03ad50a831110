import * as v from 'valibot'

/** The channel that the triggers of migration 0001 speak on. */
export const STOCK_CHANNEL = 'stock_changed'

const payload = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    table: v.string(),
    distributionPointId: v.nullable(v.number()),
    day: v.nullable(v.string()),
  }),
)

/** What changed: a table (`stock`, `slot_loads`, `products`, … or `*`), for one point and day or, when null, for all. */
export type StockChange = v.InferOutput<typeof payload>

export const EVERYTHING_CHANGED: StockChange = { table: '*', distributionPointId: null, day: null }

/** Whether a table may have changed. */
export const concerns = ({ table }: StockChange, name: string): boolean =>
  table === name || table === EVERYTHING_CHANGED.table

/** A payload that cannot be read counts as a change of everything: better to read again than to be wrong. */
export function parseStockChange(text: string): StockChange {
  const parsed = v.safeParse(payload, text)
  return parsed.success ? parsed.output : EVERYTHING_CHANGED
}
