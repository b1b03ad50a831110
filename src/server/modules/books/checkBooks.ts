import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { BOOKS, type Book, type BookedDays } from './booksReadModel'

/** Of each book: an operator who has read so many knows enough. */
const MAX_DIFFERENCES = 100

export type BookDifference = {
  book: Book
  what: string
  noted: number | null
  counted: number | null
}

type Row = Omit<BookDifference, 'book'>

export const bookNames = Object.keys(BOOKS).filter((name): name is Book => name in BOOKS)

/**
 * Where the books of these days disagree; empty when they balance. All of them are read from one snapshot, so that an order which is
 * being placed is in each of them or in none.
 */
export function checkBooks(db: Database, period: BookedDays): Promise<BookDifference[]> {
  return db.transaction(
    async (tx) => {
      const found: BookDifference[] = []
      for (const book of bookNames) {
        const { rows } = await tx.execute<Row>(sql`${BOOKS[book](period)} limit ${MAX_DIFFERENCES}`)
        found.push(...rows.map((row) => ({ book, ...row })))
      }
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * The same of every day that anything was ever ordered for, month by month: no statement lasts long, however many orders
 * there are, and each month is of one snapshot.
 */
export async function checkAllBooks(db: Database): Promise<BookDifference[]> {
  const found = new Map<string, BookDifference>()
  for (const period of await monthsOf(db)) {
    // The numbers of invoices know no months.
    for (const one of await checkBooks(db, period)) found.set(`${one.book} ${one.what}`, one)
  }
  return [...found.values()]
}

async function monthsOf(db: Database): Promise<BookedDays[]> {
  const { rows } = await db.execute<{ from: string; before: string }>(sql`
    select to_char(month, 'YYYY-MM-DD') as from, to_char(month + interval '1 month', 'YYYY-MM-DD') as before
    from (
      select date_trunc('month', least((select min(delivery_day) from orders), (select min(day) from stock))::timestamp) as first,
        greatest((select max(delivery_day) from orders), (select max(day) from stock))::timestamp as last
    ) as days cross join lateral generate_series(first, last, interval '1 month') as month`)
  return rows
}
