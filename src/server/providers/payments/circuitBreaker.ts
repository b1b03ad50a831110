import CircuitBreaker from 'opossum'
import type { Log } from '../../base/Log'
import type { PaymentProvider } from './PaymentProvider'

type Options = {
  /** True for an error that is a response: a refusal says that the provider is there. */
  isResponse: (error: unknown) => boolean
  log: Pick<Log, 'warn'>
  /** Before the provider is tried again. */
  restMs?: number
}

const FAILURES_TO_OPEN = 3
const COUNTED_MS = 60_000
const REST_MS = 15_000

/**
 * The provider behind a circuit breaker. Once over half of three calls or more within a minute got no response, each
 * call fails at once. After a rest one call is let through; the breaker closes if it is served.
 */
export function withCircuitBreaker(
  provider: PaymentProvider,
  { isResponse, log, restMs = REST_MS }: Options,
): PaymentProvider {
  const breaker = new CircuitBreaker((call: () => Promise<void>) => call(), {
    // The provider's own client ends each call.
    timeout: false,
    volumeThreshold: FAILURES_TO_OPEN,
    errorThresholdPercentage: 50,
    rollingCountTimeout: COUNTED_MS,
    resetTimeout: restMs,
    errorFilter: isResponse,
  })
  breaker.on('open', () => log.warn({}, 'the payment provider is silent: calls fail at once'))
  breaker.on('close', () => log.warn({}, 'the payment provider responds again'))

  const guarded =
    <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      new Promise((resolve, reject) => {
        breaker.fire(async () => resolve(await method(...args))).catch(reject)
      })

  return {
    ...provider,
    createCustomer: guarded(provider.createCustomer),
    createIntent: guarded(provider.createIntent),
    retrieveIntent: guarded(provider.retrieveIntent),
    cancelIntent: guarded(provider.cancelIntent),
    refund: guarded(provider.refund),
    listRefunds: guarded(provider.listRefunds),
    createSetupIntent: guarded(provider.createSetupIntent),
    listCards: guarded(provider.listCards),
    deleteCustomer: guarded(provider.deleteCustomer),
    deleteCard: guarded(provider.deleteCard),
  }
}
