import styles from './FactsLine.module.css'

type Props = {
  /** `className` is the look of a fact that differs from the others. */
  facts: readonly { words: string; className?: string | undefined }[]
}

/** Facts one after the other, `Vegan · Pour 8 personnes`, with a dot between two of a line only. */
export const FactsLine = ({ facts }: Props) => (
  <span className={styles.line}>
    {facts.map(({ words, className }, index) => (
      <span key={words} className={styles.fact}>
        {index > 0 && <span className={styles.dot}>{' · '}</span>}
        {className === undefined ? words : <span className={className}>{words}</span>}
      </span>
    ))}
  </span>
)
