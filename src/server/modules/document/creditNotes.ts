import * as v from 'valibot'
import type { Clock } from '#domain/time/clock'
import {
  amountsToCredit,
  creditNoteContent,
  creditNoteSeries,
  leftOfInvoice,
  totalTTC,
} from '#domain/order/creditNote'
import type { FileCache } from '../../base/fileCache'
import type { Log } from '../../base/Log'
import type { Database, Transaction } from '../../db/database'
import { raiseAlarm } from '../../metrics/alarms'
import { buildCreditNote } from './creditNotePdf'
import { findCreditNote, findCreditNotes, findInvoice, insertCreditNote } from './documentRepo'
import { creditNoteSchema, parseInvoice } from './invoiceSchema'
import { takeDatedNumber } from './takeDatedNumber'

/** Money that went back; `amount` in cents above 0. */
type RefundMade = { paymentId: number; amount: number; method: 'card' | 'wireTransfer' }

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  kept: FileCache
}

/** Credit notes of the refunds of invoiced orders, numbered without gaps, never changed. */
export function createCreditNotes({ db, clock, log, kept }: Dependencies) {
  return {
    /** Issues those that are missing, inside the caller's transaction, which holds the order's lock. */
    async issueCreditNotes(tx: Transaction, orderId: string, refunds: readonly RefundMade[]) {
      const invoiceRow = await findInvoice(tx, orderId)
      if (!invoiceRow) return
      const invoice = parseInvoice(invoiceRow.content)
      const notes = (await findCreditNotes(tx, orderId)).map(({ paymentId, content }) => {
        const { vatParts, totalTTC: amount } = v.parse(creditNoteSchema, content)
        return { paymentId, amount, vatParts }
      })
      const credited = notes.map(({ vatParts }) => vatParts)
      for (const { paymentId, amount, method } of amountsToCredit(refunds, notes)) {
        const left = leftOfInvoice(invoice.vatParts, credited)
        if (totalTTC(left) < amount) {
          const details = { orderId, paymentId, amount, left: totalTTC(left) }
          raiseAlarm(log, 'books', details, 'more is given back than is left of the invoice')
        }
        if (totalTTC(left) === 0) continue
        const { number, issuedAt } = await takeDatedNumber(tx, clock, creditNoteSeries)
        const content = creditNoteContent(invoice, left, amount, { number, issuedAt, method })
        await insertCreditNote(tx, { number, orderId, paymentId, issuedAt, content })
        credited.push(content.vatParts)
      }
    },

    async buildCreditNoteOf(orderId: string, number: string) {
      const note = await findCreditNote(db, orderId, number)
      if (!note) return null
      const { content, issuedAt } = note
      const pdf = await kept(JSON.stringify(['creditNote', number, content]), () =>
        buildCreditNote(v.parse(creditNoteSchema, content), issuedAt),
      )
      return { name: `avoir-${number}.pdf`, pdf }
    },
  }
}
