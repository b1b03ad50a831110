import { Button } from '../../../design/Button'
import { useDeliveryPanel, type DeliveryPanelName } from '../../../state/useDeliveryPanel'
import { useModal } from '../../../state/useModal'

type Props = { panel: DeliveryPanelName; children: string; variant?: 'primary' | 'secondary' }

/** Closes the modal and opens the question of the delivery bar that has to be answered again. */
export function PanelAction({ panel, children, variant = 'primary' }: Props) {
  const { openPanel } = useDeliveryPanel()
  const { close } = useModal()
  return (
    <Button
      variant={variant}
      onClick={() => {
        close()
        openPanel(panel)
      }}
    >
      {children}
    </Button>
  )
}
