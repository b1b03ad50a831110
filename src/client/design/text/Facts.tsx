import { FactsLine } from './FactsLine'
import styles from './Facts.module.css'

export type Fact = {
  name: string
  /** Several stand one after the other, with a dot between two of a line. */
  value: string | readonly string[] | null | undefined
}

const isKnown = (value: Fact['value']) =>
  typeof value === 'string' ? value.trim() !== '' : value != null && value.length > 0

/** Names and values, a line each; what has no value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => isKnown(value))
  return (
    <dl className={styles.facts}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : <FactsLine facts={value ?? []} />}</dd>
        </div>
      ))}
    </dl>
  )
}
