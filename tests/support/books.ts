import type { Database } from '#server/db/database'
import type { Book } from '#server/modules/books/booksReadModel'
import { checkAllBooks } from '#server/modules/books/checkBooks'

/** Where stock, slots, orders, payments and invoices disagree; empty when the books balance. */
export async function imbalances(
  db: Database,
  { without = [] }: { without?: readonly Book[] } = {},
): Promise<unknown[]> {
  return (await checkAllBooks(db)).filter(({ book }) => !without.includes(book))
}
