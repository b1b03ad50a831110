import { FactsLine } from '../../../design/text/FactsLine'
import type { CardFact } from './cardFacts'
import styles from './CardFacts.module.css'

/** What a card says at a glance, on a line: `Vegan · Pour 8 personnes`. */
export const CardFacts = ({ facts }: { facts: readonly CardFact[] }) => (
  <p className={styles.facts}>
    <FactsLine
      facts={facts.map(({ words, isDiet }) => (isDiet ? { words, className: styles.diet } : words))}
    />
  </p>
)
