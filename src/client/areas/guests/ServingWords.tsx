import Check from 'lucide-react/icons/check'
import type { Serving } from '#domain/guests/serving'
import { FactsLine } from '../../design/text/FactsLine'
import { guestsCopy } from './guestsCopy'
import styles from './ServingWords.module.css'

/** `8 convives servis sur 10 · il manque 1 vegan`: those without needs are the difference. */
export function ServingWords({ serving }: { serving: Serving }) {
  const { served, people, missing } = serving
  const withNeeds = missing.filter(({ needs }) => needs.length > 0)
  return (
    <p className={styles.serving} data-complete={served === people} role="status">
      {served === people && <Check size={18} aria-hidden="true" />}
      <FactsLine
        facts={[
          guestsCopy.served(served, people),
          withNeeds.length > 0 && guestsCopy.missing(withNeeds),
        ]}
      />
    </p>
  )
}
