import type { CartItem } from '#domain/cart/cart'
import { Button } from '../../../design/buttons/Button'
import { useDeliveryPanel, type DeliveryPanelName } from '../../../routing/useDeliveryPanel'
import { useModal } from '../../../state/useModal'

type Props = {
  panel: DeliveryPanelName
  /** The article that waits for the address, which is asked for above the page then. */
  item?: CartItem | null
  children: string
  variant?: 'primary' | 'secondary'
}

/** Closes the modal and opens the question of the delivery bar that has to be answered again. */
export function PanelAction({ panel, item = null, children, variant = 'primary' }: Props) {
  const { openPanel } = useDeliveryPanel()
  const { open, close } = useModal()
  return (
    <Button
      variant={variant}
      onClick={() => {
        if (item !== null) return open({ kind: 'addressDimmer', item })
        close()
        openPanel(panel)
      }}
    >
      {children}
    </Button>
  )
}
