import { useField } from 'react-final-form'
import styles from './BotTrap.module.css'

/** A field that no person sees or reaches; a program that fills it is thanked, and nothing is kept. */
export function BotTrap() {
  const { input } = useField<string>('website')
  return (
    <div className={styles.trap} aria-hidden="true">
      <input {...input} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
