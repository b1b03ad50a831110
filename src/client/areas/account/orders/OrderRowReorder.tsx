import { Suspense, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { OrderRowReorderQuery } from '#generated/relay/OrderRowReorderQuery.graphql'
import { Button } from '../../../design/buttons/Button'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Spinner } from '../../../design/loading/Spinner'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { reorderCopy as copy } from '../../orders/reorder/reorderCopy'
import { ReorderProblem } from '../../orders/reorder/ReorderProblem'
import { loadPartQuery } from '../../../relay/loadPartQuery'
import { PartBoundary } from '../../../relay/PartBoundary'
import { useReleasedReference } from '../../../relay/useReleasedReference'
import { OrderReorderDialog } from './OrderReorderDialog'

type Reference = PreloadedQuery<OrderRowReorderQuery>

const reorderQuery = graphql`
  query OrderRowReorderQuery($orderId: ID!) {
    ...OrderReorderDialog_query @arguments(orderId: $orderId)
  }
`

type Props = { orderId: string; number: string }

/** « Recommander » in the list of orders; what the dialog needs of the order is requested when it is pressed. */
export function OrderRowReorder({ orderId, number }: Props) {
  const [reference, setReference] = useState<Reference | null>(null)
  useReleasedReference(reference)
  const open = () => setReference(loadPartQuery<OrderRowReorderQuery>(reorderQuery, { orderId }))
  const close = () => setReference(null)
  return (
    <>
      <Button variant="secondary" size="small" onClick={open}>
        {copy.open}
        <VisuallyHidden> {copy.ofOrder(number)}</VisuallyHidden>
      </Button>
      {reference && (
        <PartBoundary
          catches="requests"
          fallback={(retry) => (
            <Dialog isOpen onClose={close} title={copy.title(number)}>
              <ReorderProblem
                onRetry={() => {
                  open()
                  retry()
                }}
              />
            </Dialog>
          )}
        >
          <Suspense
            fallback={
              <Dialog isOpen onClose={close} title={copy.title(number)}>
                <Spinner label={copy.loading} />
              </Dialog>
            }
          >
            <LoadedDialog reference={reference} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}

type LoadedProps = { reference: Reference; onClose: () => void }

function LoadedDialog({ reference, onClose }: LoadedProps) {
  const query = usePreloadedQuery<OrderRowReorderQuery>(reorderQuery, reference)
  return <OrderReorderDialog query={query} onClose={onClose} />
}
