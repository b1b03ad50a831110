import { useField } from 'react-final-form'
import styles from './CanteenFeedbackForm.module.css'

/** One word, chosen or not. */
export function TagField({ name, children }: { name: string; children: string }) {
  const { input } = useField<boolean>(name)
  const isChosen = input.value === true
  return (
    <label className={styles.tag} data-chosen={isChosen}>
      <input
        type="checkbox"
        className={styles.input}
        checked={isChosen}
        onChange={(event) => input.onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
