/**
 * Parts of Relay that this site does not use and that its packages load all the same: pagination, subscriptions, entry
 * points, experiments. 10 kB of a first visit. The build puts a stub in their place, which throws, and the lint
 * refuses to import them. To use one, take it off the list. See docs/decisions/015-relay-without-what-is-not-used.md.
 */
const LEFT_OUT = [
  'ConnectionHandler',
  'ConnectionInterface',
  'EntryPointContainer.react',
  'MutationHandlers',
  'NormalizationEngine',
  'RelayDeclarativeMutationConfig',
  'RelayModernFragmentSpecResolver',
  'RelayQueryResponseCache',
  'applyOptimisticMutation',
  'createPayloadFor3DField',
  'createUpdatableProxy',
  'fetchQuery_DEPRECATED',
  'getPaginationMetadata',
  'getPaginationVariables',
  'getRefetchMetadata',
  'loadEntryPoint',
  'observeFragmentExperimental',
  'observeQueryExperimental',
  'readUpdatableFragment',
  'readUpdatableQuery',
  'requestSubscription',
  'useEntryPointLoader',
  'useFragmentInternal_CURRENT',
  'useLoadMoreFunction(_EXPERIMENTAL)?',
  'useMutation',
  'useMutationAction_EXPERIMENTAL',
  'usePaginationFragment',
  'usePrefetchableForwardPaginationFragment(_EXPERIMENTAL)?',
  'useQueryLoader(_EXPERIMENTAL)?',
  'useRefetchableFragment(Internal)?',
  'useSubscribeToInvalidationState',
  'useSubscription',
  'waitForFragmentExperimental',
]

/** The paths of their modules. */
const leftOutModules = new RegExp(`/(${LEFT_OUT.join('|')})$`)

/** The names under which the packages export them. */
const leftOutNames = LEFT_OUT.map((name) => name.replace(/\.react$|\(.*$/, ''))

module.exports = { leftOutModules, leftOutNames }
