import { MEATS, type MeatOrigin } from '#domain/catalogue/meatOrigins'
import { productCopy } from './productCopy'
import styles from './MeatOrigins.module.css'

export function MeatOrigins({ origins }: { origins: readonly MeatOrigin[] }) {
  return (
    <dl className={styles.origins}>
      {origins.map(({ meat, countries }) => (
        <div key={meat} className={styles.origin}>
          <dt>{MEATS[meat]}</dt>
          <dd className={styles.countries}>{productCopy.raisedIn(countries)}</dd>
        </div>
      ))}
    </dl>
  )
}
