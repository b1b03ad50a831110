import { Notice } from '../../design/notices/Notice'
import { paymentCopy as copy, testCards } from './paymentCopy'
import styles from './SandboxNotice.module.css'

/** Says that no real money moves, and folds out the cards to try. */
export function SandboxNotice() {
  return (
    <Notice tone="info">
      <p>{copy.sandbox}</p>
      <details className={styles.cards}>
        <summary>{copy.testCards}</summary>
        <p>{copy.testCardsHint}</p>
        <ul className={styles.list}>
          {testCards.map(({ number, outcome }) => (
            <li key={number}>
              <code>{number}</code> {outcome}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}
