import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useDeliveryContacts_query$key } from '#generated/relay/useDeliveryContacts_query.graphql'
import type { DeliveryContact } from '#domain/cart/cart'

/** The latest people who received a delivery, as the cart holds them; none for a visitor. */
export function useDeliveryContacts(
  query: useDeliveryContacts_query$key,
): readonly DeliveryContact[] {
  const { lastDeliveryContacts } = useFragment(
    graphql`
      fragment useDeliveryContacts_query on Query {
        lastDeliveryContacts @include(if: $isSignedIn) {
          id
          deliveryContactName
          deliveryContactPhone
          deliveryDetails
        }
      }
    `,
    query,
  )
  return useMemo(
    () =>
      (lastDeliveryContacts ?? []).map((contact) => ({
        id: contact.id,
        name: contact.deliveryContactName,
        phone: contact.deliveryContactPhone,
        details: contact.deliveryDetails ?? null,
      })),
    [lastDeliveryContacts],
  )
}
