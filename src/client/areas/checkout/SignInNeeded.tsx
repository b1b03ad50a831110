import { StepHeading } from './StepHeading'
import { actionCopy } from '../../config/actionCopy'
import { Button } from '../../design/buttons/Button'
import { useModal } from '../../state/useModal'
import { orderCopy as copy } from './orderCopy'
import styles from './OrderLayout.module.css'
import { pathOfStep, type OrderStep } from './orderSteps'

/** From the second step on the customer is known by name; the cart and what was typed wait. */
export function SignInNeeded({ step }: { step: OrderStep }) {
  const { open } = useModal()
  const returnTo = pathOfStep(step)
  return (
    <div className={styles.step}>
      <StepHeading>{copy.signInTitle}</StepHeading>
      <p>{copy.signInText}</p>
      <div className={styles.actions}>
        <Button onClick={() => open({ kind: 'signIn', returnTo })}>{actionCopy.signIn}</Button>
        <Button variant="secondary" onClick={() => open({ kind: 'signUp', returnTo })}>
          {copy.signUp}
        </Button>
      </div>
    </div>
  )
}
