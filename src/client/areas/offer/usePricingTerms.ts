import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { usePricingTerms_query$key } from '#generated/relay/usePricingTerms_query.graphql'
import type { PricingProfile } from '#domain/pricing/pricing'
import { useSpecialConfiguration } from './useSpecialConfiguration'

/** What prices depend on beside the items: the configuration in force and what the customer's company has agreed. */
export function usePricingTerms(key: usePricingTerms_query$key) {
  const query = useFragment(
    graphql`
      fragment usePricingTerms_query on Query {
        ...useSpecialConfiguration_query
        getCustomerProfile @include(if: $isSignedIn) {
          defaultOrderDeliveryFee
          defaultOrderLastMinuteFee
          companyEntity {
            eventDiscounts {
              brand {
                id
              }
              discountPercentage
              discountAmount
              minimumCartAmount
            }
          }
        }
      }
    `,
    key,
  )

  const { getCustomerProfile } = query
  const configuration = useSpecialConfiguration(query)

  return useMemo(() => {
    const discounts = getCustomerProfile?.companyEntity?.eventDiscounts ?? []
    const profile: PricingProfile | null = getCustomerProfile
      ? {
          defaultOrderDeliveryFee: getCustomerProfile.defaultOrderDeliveryFee ?? null,
          defaultOrderLastMinuteFee: getCustomerProfile.defaultOrderLastMinuteFee ?? null,
          eventDiscounts: discounts.map(
            ({ brand, discountPercentage, discountAmount, minimumCartAmount }) => ({
              brand: { id: brand.id },
              discountPercentage,
              discountAmount,
              minimumCartAmount,
            }),
          ),
        }
      : null
    return { configuration, profile }
  }, [configuration, getCustomerProfile])
}

export type PricingTerms = ReturnType<typeof usePricingTerms>
