import { addDays, parisDay } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import { raiseAlarm } from '../../metrics/alarms'
import { showDifferences, showPayments, type Scope } from '../../metrics/books'
import { bookNames, checkAllBooks, checkBooks, type BookDifference } from './checkBooks'
import { countRecentPayments } from './recentPaymentsReadModel'

const MAX_TOLD = 20

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
}

/** Watches that stock, slots, orders, payments and invoices agree. See docs/decisions/028-books.md. */
export function createBooksService({ db, clock, log }: Dependencies) {
  async function check(scope: Scope): Promise<BookDifference[]> {
    const yesterday = addDays(parisDay(clock.now()), -1)
    const differences =
      scope === 'all'
        ? await checkAllBooks(db)
        : await checkBooks(db, { from: yesterday, before: null })
    const of = (name: string) => differences.filter(({ book }) => book === name)
    showDifferences(scope, new Map(bookNames.map((name) => [name, of(name).length])))
    for (const book of new Set(differences.map((difference) => difference.book))) {
      raiseAlarm(
        log,
        'books',
        { book, count: of(book).length, differences: of(book).slice(0, MAX_TOLD) },
        'the books do not agree',
      )
    }
    return differences
  }

  return {
    /** The deliveries from yesterday on: cheap however many orders there have been. */
    async checkRecent(): Promise<BookDifference[]> {
      const differences = await check('recent')
      showPayments(await countRecentPayments(db, clock.now()))
      return differences
    },

    /** Every order that there ever was. */
    checkAll: () => check('all'),
  }
}
