import { useId } from 'react'
import { formatUnits } from '#domain/catalogue/units'
import type { Proposal } from '#domain/guests/composeCart'
import { formatMoney } from '#domain/pricing/money'
import { Button } from '../../design/buttons/Button'
import { Notice } from '../../design/notices/Notice'
import { Price } from '../../design/text/Price'
import { guestsCopy as copy } from './guestsCopy'
import { HelpLine } from './HelpLine'
import styles from './ProposalCard.module.css'

/** One whole cart: what a person costs, what is in it, and what those with needs eat. */
export function ProposalCard({ proposal, onAdd }: { proposal: Proposal; onAdd: () => void }) {
  const { style, picks, price, perPerson, toMinimum, shares, missing } = proposal
  const titleId = useId()
  const name = copy.styles[style]
  const fed = shares.filter(({ needs, names }) => needs.length > 0 && names.length > 0)
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h3 id={titleId} className={styles.name}>
            {name}
          </h3>
          <p className={styles.quiet}>
            {copy.taste(
              style,
              picks.map(({ article }) => article.category),
            )}
          </p>
        </div>
        <div className={styles.prices}>
          <span className={styles.price}>
            <Price cents={perPerson} suffix="HT" />{' '}
            <span className={styles.unit}>{copy.perPerson}</span>
          </span>
          <span className={styles.quiet}>{copy.total(formatMoney(price))}</span>
        </div>
      </header>
      <ul className={styles.dishes}>
        {picks.map(({ article, qty }) => (
          <li key={`${article.type}-${article.itemId}`}>{formatUnits(qty, article.name)}</li>
        ))}
      </ul>
      {fed.length > 0 && (
        <ul className={styles.shares}>
          {fed.map((share) => (
            <li key={share.needs.join()}>{copy.share(share, share.names)}</li>
          ))}
        </ul>
      )}
      {toMinimum > 0 && <Notice tone="warning">{copy.toMinimum(formatMoney(toMinimum))}</Notice>}
      {missing.length > 0 && <HelpLine>{copy.uncovered(missing)}</HelpLine>}
      <Button fullWidth aria-label={copy.addAllNamed(name)} onClick={onAdd}>
        {copy.addAll}
      </Button>
    </article>
  )
}
