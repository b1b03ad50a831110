import { useState } from 'react'
import { Button } from '../../../design/buttons/Button'
import styles from './CloseAccount.module.css'
import { CloseAccountDialog } from './CloseAccountDialog'
import { closeAccountCopy as copy } from './closeAccountCopy'

/** The way to be rid of the account. docs/rules/accounts.md#closing */
export function CloseAccount() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="close-account">
      <h2 id="close-account">{copy.title}</h2>
      <p>{copy.lead}</p>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {copy.open}
        </Button>
      </div>
      {isOpen && <CloseAccountDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
