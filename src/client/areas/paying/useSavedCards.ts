import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { useSavedCardsQuery } from '#generated/relay/useSavedCardsQuery.graphql'
import { parisDay } from '#domain/time/calendar'
import { isCardExpired } from '#domain/customer/cardNumber'

export type SavedCard = {
  id: string
  brand: string
  last4: string
  month: string
  year: string
  isExpired: boolean
}

/**
 * The customer's saved cards; none for a customer whom the payment provider does not know. Those that the store has do, unless
 * there is a `version`: with it they are requested, and with another one requested again.
 */
export function useSavedCards(
  stripeCustomerId: string | null,
  now: Date,
  version?: number,
): readonly SavedCard[] {
  const { listCardsForCustomer = [] } = useLazyLoadQuery<useSavedCardsQuery>(
    graphql`
      query useSavedCardsQuery($stripeCustomerId: String!, $hasCards: Boolean!) {
        listCardsForCustomer(stripeCustomerId: $stripeCustomerId) @include(if: $hasCards) {
          id
          brand
          last4
          exp_month
          exp_year
        }
      }
    `,
    { stripeCustomerId: stripeCustomerId ?? '', hasCards: stripeCustomerId !== null },
    version === undefined
      ? { fetchPolicy: 'store-or-network' }
      : { fetchPolicy: 'network-only', fetchKey: version },
  )
  const today = parisDay(now)
  return listCardsForCustomer.map(({ id, brand, last4, exp_month: month, exp_year: year }) => ({
    id,
    brand,
    last4,
    month: String(month).padStart(2, '0'),
    year: String(year),
    isExpired: isCardExpired({ month, year }, today),
  }))
}
