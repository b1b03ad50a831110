import { Suspense, type ReactNode } from 'react'
import { Skeleton } from '../../design/loading/Skeleton'
import { PartBoundary } from '../../relay/PartBoundary'
import { clock } from '../../services/clock'
import { useSavedCards, type SavedCard } from './useSavedCards'

type Props = {
  stripeCustomerId: string | null
  children: (cards: readonly SavedCard[]) => ReactNode
}

/** Waits for the customer's saved cards; without them it can still be paid in another way. */
export const SavedCards = ({ stripeCustomerId, children }: Props) => (
  <PartBoundary catches="requests" fallback={() => children([])}>
    <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
      <Cards stripeCustomerId={stripeCustomerId}>{children}</Cards>
    </Suspense>
  </PartBoundary>
)

const Cards = ({ stripeCustomerId, children }: Props) =>
  children(useSavedCards(stripeCustomerId, clock.now()))
