import { useField } from 'react-final-form'
import styles from './CanteenFeedbackForm.module.css'

/** One word, chosen or not. */
export function TagField({ name, children }: { name: string; children: string }) {
  const { input } = useField<boolean>(name)
  return (
    <label className={styles.tag}>
      <input
        type="checkbox"
        className={styles.input}
        checked={input.value === true}
        onChange={(event) => input.onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
