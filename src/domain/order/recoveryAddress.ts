/**
 * What keeps trays from being fetched at an address of its own: `NOT_DELIVERED` outside the zones that a business unit
 * delivers, for the couriers who deliver are those who fetch. The delivery address itself (null) was checked with the
 * delivery. `businessUnitId` is that of the address's zone, null for a zone without one and for no zone at all.
 */
export const recoveryAddressProblem = (
  recoveryAddress: object | null | undefined,
  businessUnitId: string | number | null | undefined,
): 'NOT_DELIVERED' | null =>
  recoveryAddress && (businessUnitId === null || businessUnitId === undefined)
    ? 'NOT_DELIVERED'
    : null
