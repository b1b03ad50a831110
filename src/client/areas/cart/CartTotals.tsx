import { memo } from 'react'
import { formatRate } from '#domain/pricing/money'
import type { CartTotals as Totals } from '#domain/pricing/pricing'
import { pricePerPerson } from '#domain/catalogue/servings'
import { Price } from '../../design/text/Price'
import { cartCopy } from './cartCopy'
import styles from './CartTotals.module.css'

type Props = {
  totals: Totals
  /** Among how many the total is shared. */
  people: number
}

export const CartTotals = memo(function CartTotals({ totals, people }: Props) {
  const rows = [
    { name: cartCopy.products, cents: totals.sumPriceProductsHT, isShown: true },
    { name: cartCopy.menus, cents: totals.sumPriceMenusHT },
    { name: cartCopy.extraCosts, cents: totals.sumPriceExtraCostsHT },
    { name: cartCopy.delivery, cents: totals.sumDeliveryPriceHT, isShown: true },
    { name: cartCopy.lastMinute, cents: totals.sumLastMinutePriceHT },
    {
      name: totals.companyDiscountTitle ?? cartCopy.discount,
      cents: -totals.sumCompanyDiscountHT,
      isGain: true,
    },
  ].filter(({ cents, isShown }) => cents !== 0 || isShown)

  return (
    <dl className={styles.totals}>
      {rows.map(({ name, cents, isGain }) => (
        <div key={name} className={styles.row} data-gain={isGain}>
          <dt>{name}</dt>
          <dd>
            <Price cents={cents} />
          </dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.subtotal}`}>
        <dt>{cartCopy.totalHT}</dt>
        <dd>
          <Price cents={totals.sumPriceCartHT} />
        </dd>
      </div>
      {people > 1 && (
        <div className={`${styles.row} ${styles.vat}`}>
          <dt>{cartCopy.perPerson(people)}</dt>
          <dd>
            <Price cents={pricePerPerson(totals.sumPriceCartHT, people)} />
          </dd>
        </div>
      )}
      {totals.vatParts.map(({ rate, vat }) => (
        <div key={rate} className={`${styles.row} ${styles.vat}`}>
          <dt>{cartCopy.vat(formatRate(rate))}</dt>
          <dd>
            <Price cents={vat} />
          </dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{cartCopy.totalTTC}</dt>
        <dd>
          <Price cents={totals.sumPriceCartTTC} />
        </dd>
      </div>
    </dl>
  )
})
