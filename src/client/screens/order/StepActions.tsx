import { Button } from '../../design/Button'
import { LinkButton } from '../../design/LinkButton'
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
      <LinkButton to={backTo} variant="quiet">
        {backLabel}
      </LinkButton>
    </div>
  )
}
