import { Suspense, useCallback, useRef, useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CardsScreen_query$key } from '#generated/relay/CardsScreen_query.graphql'
import type { cardsScreenQuery as CardsScreenQuery } from '#generated/relay/cardsScreenQuery.graphql'
import { Button } from '../../../design/buttons/Button'
import { AddCard } from './AddCard'
import { CardList } from './CardList'
import styles from './CardList.module.css'
import { cardsCopy } from './cardsCopy'
import { CardsFailed } from './CardsFailed'
import { CardsSkeleton } from './CardsSkeleton'
import { PartBoundary } from '../../../relay/PartBoundary'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { AccountPage } from '../AccountPage'
import { cardsScreenQuery } from './cardsScreenQuery'

export function CardsScreen() {
  const { getCustomerProfile } = useFragment<CardsScreen_query$key>(
    graphql`
      fragment CardsScreen_query on Query {
        getCustomerProfile {
          stripeCustomerId
        }
      }
    `,
    useRouteQuery<CardsScreenQuery>(cardsScreenQuery),
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
  const refetch = () => setVersion((before) => before + 1)
  const refresh = () => startTransition(refetch)
  const close = () => {
    hasAdded.current = true
    setAdding(false)
  }

  return (
    <AccountPage mode="cartes">
      <PartBoundary
        catches="requests"
        fallback={(retry) => (
          <CardsFailed
            onRetry={() => {
              refetch()
              retry()
            }}
          />
        )}
      >
        <Suspense fallback={<CardsSkeleton />}>
          <CardList stripeCustomerId={customerId} version={version} onDeleted={refresh} />
        </Suspense>
      </PartBoundary>
      {isAdding ? (
        <AddCard
          onCancel={close}
          onSaved={(stripeCustomerId) => {
            startTransition(() => setCustomerId(stripeCustomerId))
            refresh()
            close()
          }}
        />
      ) : (
        <div className={styles.add}>
          <Button ref={takeFocus} onClick={() => setAdding(true)}>
            {cardsCopy.add}
          </Button>
        </div>
      )}
    </AccountPage>
  )
}
