/**
 * Stands in for Relay's cache of resolvers: this schema has none. The store tells it of every change all the same; what
 * only a resolver would need is absent, and fails by its name.
 */
class LiveResolverCache {
  invalidateDataIDs() {}
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}

module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: () => new Set(),
}
