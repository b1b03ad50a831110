import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  useSpecialConfiguration_query$data,
  useSpecialConfiguration_query$key,
} from '#generated/relay/useSpecialConfiguration_query.graphql'
import {
  completeConfiguration,
  FALLBACK_CONFIGURATION,
  type SpecialConfiguration,
} from '#domain/pricing/extraCosts'

type Given = useSpecialConfiguration_query$data['specialConfiguration'] | null | undefined

/** The configuration in force, and the fallback when the server does not send one. docs/rules/prices.md#fallback-configuration */
export function useSpecialConfiguration(
  key: useSpecialConfiguration_query$key,
): SpecialConfiguration {
  const { specialConfiguration } = useFragment(
    graphql`
      fragment useSpecialConfiguration_query on Query {
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
      }
    `,
    key,
  )
  return useMemo(() => readConfiguration(specialConfiguration), [specialConfiguration])
}

function readConfiguration(given: Given): SpecialConfiguration {
  if (!given) return FALLBACK_CONFIGURATION
  const {
    disablePopboxBefore,
    cutleryPrice,
    cutleryVatRate,
    individualBoxPrice,
    individualBoxVatRate,
    lastMinuteFees,
    lastMinuteVatRate,
    placematPrice,
    placematVatRate,
    minimumOrderAmount,
  } = given
  return completeConfiguration({
    disablePopboxBefore,
    cutleryPrice,
    cutleryVatRate,
    individualBoxPrice,
    individualBoxVatRate,
    lastMinuteFees,
    lastMinuteVatRate,
    placematPrice,
    placematVatRate,
    minimumOrderAmount,
  })
}
