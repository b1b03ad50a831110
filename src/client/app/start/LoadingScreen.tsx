import { useState } from 'react'
import { loadingPhrases } from './loadingPhrases'
import styles from './LoadingScreen.module.css'

const anyPhrase = () => loadingPhrases[Math.floor(Math.random() * loadingPhrases.length)]

/** Full screen while the session is being checked. */
export function LoadingScreen() {
  const [phrase] = useState(anyPhrase)

  return (
    <div className={styles.screen} role="status">
      <span className={styles.plate} aria-hidden="true" />
      <p className={styles.phrase}>{phrase}</p>
    </div>
  )
}
