import type { Resolvers } from '#generated/server/resolvers'
import { LISTED_DAYS } from '#domain/catalogue/shopQuery'

export const deliveryResolvers: Resolvers = {
  Query: {
    businessDaysWithSlots: (_, args, { services: { delivery } }) =>
      delivery.businessDays({
        distributionPointId: args.distributionPointId,
        businessDay: args.businessDay,
        onlyOpenWithSales: args.onlyOpenWithSales ?? false,
        brandId: args.brandId ?? null,
        lineId: args.lineId ?? null,
        days: args.days ?? LISTED_DAYS,
      }),
    deliveryZoneForCoords: (_, { lat, lng, brandId }, { services: { delivery } }) =>
      delivery.zoneForCoords({ lat, lng }, brandId ?? null),
    nearestDistributionPoint: (_, { businessUnitId, lat, lng }, { services: { delivery } }) =>
      delivery.nearestDistributionPoint(businessUnitId, { lat, lng }),
  },
}
