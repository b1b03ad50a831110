/** How many articles a row of the orders names. */
const NAMED = 2

/** What an order holds at a glance: the articles that most of its money went for (`amount`), and how many others there are. */
export function orderGlimpse<Article extends { amount: number }>(articles: readonly Article[]) {
  const byAmount = [...articles].sort((a, b) => b.amount - a.amount)
  return { named: byAmount.slice(0, NAMED), others: Math.max(0, articles.length - NAMED) }
}
