import type { ItemRecovery } from '#domain/cart/cart'
import { Button } from '../../../design/buttons/Button'
import { FactsLine } from '../../../design/text/FactsLine'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { recoveryFacts } from './recoveryWords'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

type Props = { recovery: ItemRecovery; onEdit: () => void }

/** When, where and by whom trays are handed over again, as it stands, and the button that changes it. */
export function RecoveryLine({ recovery, onEdit }: Props) {
  return (
    <p className={styles.line}>
      <FactsLine facts={recoveryFacts(recovery)} />
      <Button variant="secondary" size="small" onClick={onEdit}>
        {copy.edit}
        <VisuallyHidden> {copy.ofRecovery}</VisuallyHidden>
      </Button>
    </p>
  )
}
