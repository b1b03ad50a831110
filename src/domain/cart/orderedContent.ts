import * as v from 'valibot'
import { ARTICLE_KINDS } from '../catalogue/articleKind'

/** What an order takes of a cart: stock at an address on a day, and a slot. */
export const orderedContentSchema = v.object({
  address: v.string(),
  deliveryDay: v.nullable(v.string()),
  deliverySlot: v.nullable(v.object({ start: v.string(), end: v.string() })),
  items: v.array(
    v.object({
      itemId: v.string(),
      type: v.picklist(ARTICLE_KINDS),
      lineId: v.string(),
      qty: v.number(),
    }),
  ),
})

export type OrderedContent = v.InferOutput<typeof orderedContentSchema>

const written = v.pipe(v.string(), v.parseJson(), orderedContentSchema)

/** What a text of `contentOf` says was ordered; null for any other text. */
export function readContent(content: string): OrderedContent | null {
  const result = v.safeParse(written, content)
  return result.success ? result.output : null
}
