import { Suspense, useCallback, useRef, useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartesScreen_query$key } from '../../../../../__generated__/relay/CartesScreen_query.graphql'
import query, {
  type cartesRouteQuery,
} from '../../../../../__generated__/relay/cartesRouteQuery.graphql'
import { Button } from '../../../design/Button'
import { AddCard } from '../../../features/cards/AddCard'
import { CardList } from '../../../features/cards/CardList'
import { cardsCopy } from '../../../features/cards/cardsCopy'
import { CardsFailed } from '../../../features/cards/CardsFailed'
import { CardsSkeleton } from '../../../features/cards/CardsSkeleton'
import { CardToSave } from '../../../features/payment/CardToSave'
import { RequestBoundary } from '../../../relay/RequestBoundary'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { MODE_NAMES } from '../accountCopy'
import { AccountPage } from '../AccountPage'
import { accountPagesCopy as copy } from '../accountPagesCopy'

export function CartesScreen() {
  const { getCustomerProfile } = useFragment<CartesScreen_query$key>(
    graphql`
      fragment CartesScreen_query on Query {
        getCustomerProfile {
          stripeCustomerId
        }
      }
    `,
    useRouteQuery<cartesRouteQuery>(query),
  )
  const [customerId, setCustomerId] = useState(getCustomerProfile.stripeCustomerId ?? null)
  const [version, setVersion] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const [, startTransition] = useTransition()
  const hasAdded = useRef(false)

  // The form that had the focus goes; its button comes back at its place.
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (hasAdded.current) button?.focus()
  }, [])
  const askAgain = () => setVersion((before) => before + 1)
  const refresh = () => startTransition(askAgain)
  const close = () => {
    hasAdded.current = true
    setAdding(false)
  }

  return (
    <AccountPage title={MODE_NAMES.cartes} lead={copy.cartes}>
      <RequestBoundary
        fallback={(retry) => (
          <CardsFailed
            onRetry={() => {
              askAgain()
              retry()
            }}
          />
        )}
      >
        <Suspense fallback={<CardsSkeleton />}>
          <CardList stripeCustomerId={customerId} version={version} onDeleted={refresh} />
        </Suspense>
      </RequestBoundary>
      {isAdding ? (
        <AddCard
          fields={(handle, onReady) => <CardToSave handle={handle} onReady={onReady} />}
          onCancel={close}
          onSaved={(stripeCustomerId) => {
            startTransition(() => setCustomerId(stripeCustomerId))
            refresh()
            close()
          }}
        />
      ) : (
        <div>
          <Button ref={takeFocus} onClick={() => setAdding(true)}>
            {cardsCopy.add}
          </Button>
        </div>
      )}
    </AccountPage>
  )
}
