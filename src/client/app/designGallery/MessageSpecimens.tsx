import { Badge } from '../../design/text/Badge'
import { Button } from '../../design/buttons/Button'
import { Notice } from '../../design/notices/Notice'
import { OrderStatusBadge } from '../../design/text/OrderStatusBadge'
import { useToast } from '../../design/notices/useToast'
import { useUndo } from '../../design/notices/useUndo'
import styles from './DesignGallery.module.css'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

const NOTICES = ['info', 'success', 'warning', 'danger'] as const
const STATUSES = ['waitingForPayment', 'confirmed', 'assigned', 'delivered', 'canceled'] as const
const BADGES = ['neutral', 'saffron', 'leaf', 'plum', 'danger'] as const

export function MessageSpecimens() {
  const toast = useToast()
  const undoable = useUndo()
  return (
    <Specimens title={copy.sections.messages}>
      {NOTICES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {copy.notices[tone]}
        </Notice>
      ))}
      <div className={styles.row}>
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {copy.badges[tone]}
          </Badge>
        ))}
      </div>
      <div className={styles.row}>
        {STATUSES.map((status) => (
          <OrderStatusBadge key={status} status={status} />
        ))}
      </div>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => toast(copy.toastMessage)}>
          {copy.toast}
        </Button>
        <Button
          variant="secondary"
          onClick={() => undoable(copy.undoableMessage, () => toast(copy.toastMessage))}
        >
          {copy.undoable}
        </Button>
      </div>
    </Specimens>
  )
}
