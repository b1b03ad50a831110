import { Fragment } from 'react'
import type { CardFact } from './cardFacts'
import styles from './CardFacts.module.css'

/** What a card says at a glance, on a line: `Vegan · Pour 8 personnes`. */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <p className={styles.facts}>
      {facts.map(({ words, isDiet }, index) => (
        <Fragment key={words}>
          {index > 0 && ' · '}
          {isDiet ? <span className={styles.diet}>{words}</span> : words}
        </Fragment>
      ))}
    </p>
  )
}
