import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useState, type ReactNode } from 'react'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { failureCopy } from '../../../config/failureCopy'
import { Button } from '../../../design/buttons/Button'
import { Notice } from '../../../design/notices/Notice'
import { useToast } from '../../../design/notices/useToast'
import { authCopy } from './authCopy'
import styles from './AuthPanel.module.css'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'

/** The mail is requested: what comes next, and what to do when nothing comes. */
export function MailSent({
  children,
  onAgain,
  onBack,
}: {
  children: ReactNode
  onAgain: () => Promise<SubmissionErrors | null>
  onBack?: () => void
}) {
  const toast = useToast()
  const ref = useFocusOnShow<HTMLDivElement>()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sendAgain = async () => {
    setSending(true)
    const errors = await onAgain()
    setSending(false)
    setProblem(errors ? String(errors[FORM_ERROR] ?? failureCopy.failed) : null)
    if (!errors) toast(authCopy.sentAgain)
  }

  return (
    <div ref={ref} tabIndex={-1} className={styles.panel}>
      <Notice tone="success">{children}</Notice>
      <p className={styles.lead}>
        {authCopy.nothingReceived} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
      </p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button variant="secondary" isBusy={isSending} onClick={() => void sendAgain()}>
        {authCopy.sendAgain}
      </Button>
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {authCopy.backToSignIn}
        </Button>
      )}
    </div>
  )
}
