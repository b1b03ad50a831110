import { useId, type MouseEventHandler, type ReactNode } from 'react'
import { Picture } from '../../../design/pictures/Picture'
import { Price } from '../../../design/text/Price'
import { CardFacts } from './CardFacts'
import type { CardFact } from './cardFacts'
import styles from './CatalogueCard.module.css'

type Props = {
  name: string
  pictureUrl: string
  price: number
  to: string
  onOpen: MouseEventHandler<HTMLAnchorElement>
  /** What one eats. */
  line: string
  facts: readonly CardFact[]
  /** Its allergens in words; null when they are not known here. */
  contains: string | null
  badges?: ReactNode
  /** Stands on the picture, beside the badges. */
  mark?: ReactNode
  message: string | null
  action: ReactNode
  onIntent?: (() => void) | undefined
  isEager: boolean
}

export function CatalogueCard(props: Props) {
  const { name, pictureUrl, price, to, onOpen, line, facts, contains } = props
  const { badges, mark, message, action, onIntent, isEager } = props
  const nameId = useId()

  return (
    <article
      aria-labelledby={nameId}
      className={message === null ? styles.card : `${styles.card} ${styles.unavailable}`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <div className={styles.plate}>
        <Picture src={pictureUrl} alt="" size="card" isFirst={isEager} />
        <div className={styles.badges}>{badges}</div>
        {mark && <div className={styles.mark}>{mark}</div>}
      </div>
      <div className={styles.words}>
        <h3 id={nameId} className={styles.name}>
          <a className={styles.link} href={to} onClick={onOpen} aria-haspopup="dialog">
            {name}
          </a>
        </h3>
        <p className={styles.line}>{line}</p>
        {facts.length > 0 && <CardFacts facts={facts} />}
        {contains !== null && <p className={styles.contains}>{contains}</p>}
      </div>
      <div className={styles.foot}>
        <span className={styles.price}>
          <Price cents={price} suffix="HT" />
        </span>
        {message === null ? action : <p className={styles.message}>{message}</p>}
      </div>
    </article>
  )
}
