import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { FindDelivery } from '../offer/foundDelivery'
import { findDelivery } from './findDelivery'

/** Looks up who delivers an address, whatever the day. */
export function useFindDelivery(): FindDelivery {
  const environment = useRelayEnvironment()
  return useCallback(
    async (address, brandId) => {
      const lookup = await findDelivery(environment, address, { deliveryDay: null, brandId })
      if (lookup.result !== 'delivered') return null
      const { departmentCode, delivery } = lookup
      return { departmentCode, delivery }
    },
    [environment],
  )
}
