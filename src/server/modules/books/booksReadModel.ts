import { sql, type SQL } from 'drizzle-orm'
import { distributionPoints, slotLoads } from '../../db/tables/delivery'
import { creditNotes, invoices, leftOutNumbers, numberSeries } from '../../db/tables/documents'
import { orderLines, orders } from '../../db/tables/orders'
import { payments } from '../../db/tables/payments'
import { stock } from '../../db/tables/stock'

/** Deliveries of these days and what belongs to them; `before` is the first day that is left out, null leaves out none. */
export type BookedDays = { from: string; before: string | null }

/** By number, so that it costs the same however many there are. */
const NUMBERS_LOOKED_AT = 10_000

const isWithin = (day: SQL, { from, before }: BookedDays): SQL =>
  before === null
    ? sql`${day} >= ${from}::date`
    : sql`${day} >= ${from}::date and ${day} < ${before}::date`

const isDelivered = (period: BookedDays): SQL => isWithin(sql`placed.delivery_day`, period)

/** A slot belongs to the day that it starts on in Paris. */
const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Europe/Paris'`

/** Stock that is taken and the lines of the orders that hold it. */
function stockBook(period: BookedDays): SQL {
  return sql`
    with noted as (
      select held.distribution_point_id as point, held.day, held.product_id as product, held.taken, held.total
      from ${distributionPoints} as points join ${stock} as held on held.distribution_point_id = points.id
      where ${isWithin(sql`held.day`, period)}
    ), sold as (
      select placed.distribution_point_id as point, placed.delivery_day as day, line.product_id as product,
        sum(line.quantity)::integer as quantity
      from ${orders} as placed join ${orderLines} as line on line.order_id = placed.id
      where placed.status <> 'canceled' and line.product_id is not null and ${isDelivered(period)}
      group by 1, 2, 3
    )
    select 'point ' || point || ', ' || day || ', product ' || product as what, taken as noted, quantity as counted
    from noted full join sold using (point, day, product)
    where coalesce(taken, 0) <> coalesce(quantity, 0) or taken > total`
}

/** Deliveries that a slot counts and the orders in it. */
function slotBook(period: BookedDays): SQL {
  const { from, before } = period
  const until = before === null ? sql`` : sql`and load.slot_start_at < ${midnight(before)}`
  return sql`
    with noted as (
      select load.distribution_point_id as point, load.slot_start_at as slot, load.taken, load.capacity
      from ${distributionPoints} as points join ${slotLoads} as load on load.distribution_point_id = points.id
      where load.slot_start_at >= ${midnight(from)} ${until}
    ), placed as (
      select placed.distribution_point_id as point, placed.slot_start_at as slot, count(*)::integer as deliveries
      from ${orders} as placed
      where placed.status <> 'canceled' and ${isDelivered(period)}
      group by 1, 2
    )
    select 'point ' || point || ', ' || slot as what, taken as noted, deliveries as counted
    from noted full join placed using (point, slot)
    where coalesce(taken, 0) <> coalesce(deliveries, 0) or taken > capacity`
}

/** What an order costs and what its lines add up to; every menu has its products. */
function lineBook(period: BookedDays): SQL {
  return sql`
    select 'T-' || placed.number as what, placed.total_ht as noted, lines.sum as counted
    from ${orders} as placed cross join lateral (
      select coalesce(sum(line.price * line.quantity), 0)::integer
          + (placed.totals->>'sumDeliveryPriceHT')::integer
          + (placed.totals->>'sumLastMinutePriceHT')::integer
          - (placed.totals->>'sumCompanyDiscountHT')::integer as sum,
        count(*) as count,
        count(*) filter (where line.kind = 'menu') as menus,
        count(distinct line.parent_id) as full_menus
      from ${orderLines} as line where line.order_id = placed.id
    ) as lines
    where ${isDelivered(period)}
      and (lines.sum <> placed.total_ht or lines.count = 0 or lines.menus <> lines.full_menus)`
}

/** What was paid for an order, what goes back, and what its status says of it. */
function paymentBook(period: BookedDays): SQL {
  return sql`
    select 'T-' || placed.number || ' ' || placed.status as what,
      case when placed.status = 'canceled' then money.returned else placed.total_ttc end as noted,
      case when placed.status = 'canceled' then money.received + money.unwanted else money.received end as counted
    from ${orders} as placed cross join lateral (
      select
        coalesce(sum(payment.amount) filter (
          where payment.amount > 0 and payment.paid_at is not null and not payment.has_failed
            and not payment.is_unwanted), 0)::integer as received,
        coalesce(sum(payment.amount) filter (where payment.is_unwanted), 0)::integer as unwanted,
        -- One that a bank did not take is owed all the same.
        coalesce(-sum(payment.amount) filter (where payment.amount < 0), 0)::integer as returned
      from ${payments} as payment where payment.order_id = placed.id
    ) as money
    where ${isDelivered(period)}
      and case
        when placed.status = 'canceled' then money.received + money.unwanted > money.returned
        when placed.status = 'waitingForPayment' then money.received > 0
        when placed.pay_by_credit_transfer then money.received > placed.total_ttc
        else money.received <> placed.total_ttc
      end`
}

/**
 * What goes back of a payment, given back or taken back by a bank, and the payment itself: nothing goes back that did not
 * come, and all that goes back says of which payment.
 */
function refundBook(period: BookedDays): SQL {
  return sql`
    select 'payment ' || coalesce(paid.id, min(back.id)) as what, paid.amount as noted,
      -sum(back.amount) filter (where not back.has_failed)::integer as counted
    from ${orders} as placed
    join ${payments} as back on back.order_id = placed.id and back.amount < 0
    left join ${payments} as paid
      on paid.id = back.refund_of and paid.order_id = placed.id and paid.amount > 0 and paid.paid_at is not null
    where ${isDelivered(period)}
    group by placed.id, paid.id
    having paid.id is null or -sum(back.amount) filter (where not back.has_failed) > paid.amount`
}

/**
 * Of an invoiced order, all that was given back of what it took is credited, and nothing else is. The credit note of a refund that the
 * bank sent back stands for what replaces it.
 */
function creditNoteBook(period: BookedDays): SQL {
  return sql`
    select 'T-' || placed.number as what,
      coalesce(-sum(refund.amount) filter (where refund.is_made), 0)::integer as noted,
      coalesce(sum(refund.credited), 0)::integer as counted
    from ${orders} as placed
    join lateral (
      select back.amount, back.has_failed, (note.content->>'totalTTC')::integer as credited,
        back.type in ('cardRefund', 'wireTransferRefund') and back.paid_at is not null and not back.has_failed as is_made
      from ${payments} as back
      left join ${payments} as paid on paid.id = back.refund_of
      left join ${creditNotes} as note on note.payment_id = back.id and note.order_id = placed.id
      where back.order_id = placed.id and back.amount < 0 and paid.is_unwanted is not true
    ) as refund on true
    left join ${invoices} as invoice on invoice.order_id = placed.id
    where ${isDelivered(period)}
    group by placed.id, invoice.number
    having (invoice.number is not null
        and coalesce(-sum(refund.amount) filter (where refund.is_made), 0) > coalesce(sum(refund.credited), 0))
      or bool_or(refund.credited is not null
        and (invoice.number is null or not (refund.is_made or refund.has_failed) or refund.credited > -refund.amount))`
}

/** A delivered order has one invoice, of its total; no other order has one. */
function invoiceBook(period: BookedDays): SQL {
  return sql`
    select 'T-' || placed.number || ' ' || placed.status as what, placed.total_ttc as noted,
      (invoice.content->>'totalTTC')::integer as counted
    from ${orders} as placed left join ${invoices} as invoice on invoice.order_id = placed.id
    where ${isDelivered(period)}
      and case
        when placed.status = 'delivered' then (invoice.content->>'totalTTC')::integer is distinct from placed.total_ttc
        else invoice.number is not null
      end`
}

/**
 * The numbers of a series of documents: each has its document up to the last that was given, but those that were left out on purpose,
 * and none comes after it.
 */
function numberBook(prefix: 'FA' | 'AV', documents: typeof invoices | typeof creditNotes): SQL {
  const first = sql`greatest(1, given.last - ${sql.raw(String(NUMBERS_LOOKED_AT - 1))})`
  return sql`
    with numbers as (
      select given.series, n, n <= given.last and not exists (
        select from ${leftOutNumbers} as hole
        where hole.series = given.series and n between hole.first and hole.last
      ) as is_given
      from ${numberSeries} as given cross join lateral generate_series(${first}, given.last + 3) as n
      where given.series like ${`${prefix}-%`}
    )
    select series || '-' || lpad(n::text, 6, '0') as what, is_given::integer as noted, count(document.number)::integer as counted
    from numbers left join ${documents} as document on document.number = series || '-' || lpad(n::text, 6, '0')
    group by series, n, is_given
    having count(document.number) <> is_given::integer`
}

/** Everything that must agree, by name; each query returns what does not, with what is noted and what is counted. */
export const BOOKS = {
  stock: stockBook,
  slots: slotBook,
  lines: lineBook,
  payments: paymentBook,
  refunds: refundBook,
  invoices: invoiceBook,
  creditNotes: creditNoteBook,
  invoiceNumbers: () => numberBook('FA', invoices),
  creditNoteNumbers: () => numberBook('AV', creditNotes),
} satisfies Readonly<Record<string, (period: BookedDays) => SQL>>

export type Book = keyof typeof BOOKS
