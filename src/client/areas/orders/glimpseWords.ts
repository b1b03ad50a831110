import { formatUnits } from '#domain/catalogue/units'
import { orderGlimpse } from '#domain/order/orderGlimpse'

type Article = { name: string; quantity: number; price: number }

/** What an order holds, in a line: `4 × Plateau Batignolles, 4 × Jus de pomme, 25 cl et 2 autres articles`. */
export function glimpseWords(articles: readonly Article[]): string {
  const { named, others } = orderGlimpse(
    articles.map(({ name, quantity, price }) => ({ name, quantity, amount: price * quantity })),
  )
  const dishes = named.map(({ name, quantity }) => formatUnits(quantity, name)).join(', ')
  if (others === 0) return dishes
  return others === 1
    ? `${dishes} et 1\u00a0autre article`
    : `${dishes} et ${others}\u00a0autres articles`
}
