import type { CardFact } from './cardFacts'
import styles from './CardFacts.module.css'

/** What a card says at a glance, on a line: `Vegan · Pour 8 personnes`. */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <p className={styles.facts}>
      {facts.map(({ words, isDiet }, index) => (
        <span key={words} className={styles.fact}>
          {index > 0 && <span className={styles.dot}>{' · '}</span>}
          {isDiet ? <span className={styles.diet}>{words}</span> : words}
        </span>
      ))}
    </p>
  )
}
