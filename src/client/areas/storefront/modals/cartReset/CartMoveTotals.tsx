import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CartMoveTotalsQuery } from '#generated/relay/CartMoveTotalsQuery.graphql'
import type { Cart } from '#domain/cart/cart'
import { priceCart } from '#domain/pricing/pricing'
import { parisDay } from '#domain/time/calendar'
import { Price } from '../../../../design/Price'
import { usePricingTerms } from '../../../offer/usePricingTerms'
import { clock } from '../../../../services/clock'
import { useSession } from '../../../../state/useSession'
import styles from './CartMove.module.css'
import { cartResetCopy as copy } from './cartResetCopy'
import type { PricedMove } from './useCartMove'

/** What the cart would cost after the change, by the same rule as the cart itself. */
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
  const totals = priceCart({
    ...usePricingTerms(terms),
    items,
    choices: cart,
    delivery: { zonePrice: cart.deliveryPrice },
    mainBrandId: cart.mainBrandId,
    deliveryDay: cart.deliveryDay,
    today: parisDay(clock.now()),
  })
  return (
    <dl className={styles.totals}>
      <Row words={copy.delivery} cents={totals.sumDeliveryPriceHT} suffix="HT" />
      {totals.sumLastMinutePriceHT > 0 && (
        <Row words={copy.lastMinute} cents={totals.sumLastMinutePriceHT} suffix="HT" />
      )}
      <Row words={copy.total} cents={totals.sumPriceCartTTC} suffix="TTC" />
    </dl>
  )
}

function Row({ words, cents, suffix }: { words: string; cents: number; suffix: 'HT' | 'TTC' }) {
  return (
    <div className={styles.total}>
      <dt>{words}</dt>
      <dd>
        <Price cents={cents} suffix={suffix} />
      </dd>
    </div>
  )
}
