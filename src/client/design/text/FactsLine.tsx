import styles from './FactsLine.module.css'

/** Words, or words with the look of a fact that differs from the others. */
type Fact = string | { words: string; className: string | undefined }

type Props = {
  /** What is empty, or does not hold, is left out. */
  facts: readonly (Fact | false | null | undefined)[]
}

const isFact = (fact: Props['facts'][number]): fact is Fact => Boolean(fact)

/**
 * Facts one after the other, `Vegan · Pour 8 personnes`, with a dot between two of a line only. A screen reader hears no dot; the spaces
 * keep it from reading two facts as one word.
 */
export const FactsLine = ({ facts }: Props) => (
  <span className={styles.line}>
    {facts.filter(isFact).map((fact, index) => (
      <span key={typeof fact === 'string' ? fact : fact.words} className={styles.fact}>
        {index > 0 && (
          <span className={styles.dot}>
            {' '}
            <span aria-hidden="true">·</span>{' '}
          </span>
        )}
        {typeof fact === 'string' ? fact : <span className={fact.className}>{fact.words}</span>}
      </span>
    ))}
  </span>
)
