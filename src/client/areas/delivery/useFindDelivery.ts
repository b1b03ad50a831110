import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { findDelivery, type Place } from './findDelivery'

/** Looks up who delivers a place of a brand, whatever the day; null for no one. */
export function useFindDelivery() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (place: Place, brandId: string) => {
      const lookup = await findDelivery(environment, place, { deliveryDay: null, brandId })
      if (lookup.result !== 'delivered') return null
      const { departmentCode, delivery } = lookup
      return { departmentCode, delivery }
    },
    [environment],
  )
}
