import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { usePricingTerms_query$key } from '../../../../__generated__/relay/usePricingTerms_query.graphql'
import type { SpecialConfiguration } from '../../../domain/extraCosts'
import type { PricingProfile } from '../../../domain/pricing'

/** What prices depend on beside the items: the configuration in force and what the customer's company has agreed. */
export function usePricingTerms(key: usePricingTerms_query$key) {
  const { specialConfiguration, getCustomerProfile } = useFragment(
    graphql`
      fragment usePricingTerms_query on Query {
        specialConfiguration {
          disablePopboxBefore
          cutleryPrice
          cutleryVatRate
          individualBoxPrice
          individualBoxVatRate
          lastMinuteFees
          lastMinuteVatRate
          placematPrice
          placematVatRate
          minimumOrderAmount
        }
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

  return useMemo(() => {
    const configuration: SpecialConfiguration = {
      disablePopboxBefore: specialConfiguration.disablePopboxBefore,
      cutleryPrice: specialConfiguration.cutleryPrice,
      cutleryVatRate: specialConfiguration.cutleryVatRate,
      individualBoxPrice: specialConfiguration.individualBoxPrice,
      individualBoxVatRate: specialConfiguration.individualBoxVatRate,
      lastMinuteFees: specialConfiguration.lastMinuteFees,
      lastMinuteVatRate: specialConfiguration.lastMinuteVatRate,
      placematPrice: specialConfiguration.placematPrice,
      placematVatRate: specialConfiguration.placematVatRate,
      minimumOrderAmount: specialConfiguration.minimumOrderAmount,
    }
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
  }, [specialConfiguration, getCustomerProfile])
}
