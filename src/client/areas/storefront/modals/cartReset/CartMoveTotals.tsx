import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CartMoveTotalsQuery } from '#generated/relay/CartMoveTotalsQuery.graphql'
import type { Cart } from '#domain/cart/cart'
import { formatRate } from '#domain/pricing/money'
import { Price } from '../../../../design/text/Price'
import { cartCopy as words } from '../../../cart/cartCopy'
import { cartTotals } from '../../../offer/cartTotals'
import { usePricingTerms } from '../../../offer/usePricingTerms'
import { useSession } from '../../../../state/useSession'
import styles from './CartMove.module.css'
import { cartResetCopy as copy } from './cartResetCopy'
import type { PricedMove } from './useCartMove'

/** What the cart would cost after the change, by the same rule and in the same words as the cart itself: the column adds up. */
export function CartMoveTotals({ cart, items }: { cart: Cart; items: PricedMove['priced'] }) {
  const isSignedIn = useSession().user !== null
  const terms = useLazyLoadQuery<CartMoveTotalsQuery>(
    graphql`
      query CartMoveTotalsQuery($isSignedIn: Boolean!) {
        ...usePricingTerms_query
      }
    `,
    { isSignedIn },
  )
  const { totals } = cartTotals(cart, items, usePricingTerms(terms))
  const rows = [
    { label: words.extraCosts, cents: totals.sumPriceExtraCostsHT },
    { label: words.delivery, cents: totals.sumDeliveryPriceHT, isShown: true },
    { label: words.lastMinute, cents: totals.sumLastMinutePriceHT },
    { label: totals.companyDiscountTitle ?? words.discount, cents: -totals.sumCompanyDiscountHT },
  ].filter(({ cents, isShown }) => cents !== 0 || isShown)
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, cents }) => (
        <Row key={label} label={label} cents={cents} />
      ))}
      {totals.vatParts.map(({ rate, vat }) => (
        <Row key={rate} label={words.vat(formatRate(rate))} cents={vat} />
      ))}
      <Row label={copy.total} cents={totals.sumPriceCartTTC} suffix="TTC" />
    </dl>
  )
}

type RowProps = { label: string; cents: number; suffix?: 'TTC' }

function Row({ label, cents, suffix }: RowProps) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        <Price cents={cents} suffix={suffix} />
      </dd>
    </div>
  )
}
