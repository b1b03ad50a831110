import { Button } from '../../design/buttons/Button'
import { BackLink } from './BackLink'
import { orderCopy } from './orderCopy'
import styles from './OrderLayout.module.css'

type Props = { backTo: string; backLabel?: string; children: string }

/** The way on and the way back. */
export function StepActions({ backTo, backLabel = orderCopy.back, children }: Props) {
  return (
    <div className={styles.actions}>
      <Button type="submit" size="large">
        {children}
      </Button>
      <BackLink to={backTo}>{backLabel}</BackLink>
    </div>
  )
}
