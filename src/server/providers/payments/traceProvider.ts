import { inSpan } from '../../tracing/tracing'
import type { PaymentProvider } from './PaymentProvider'

/** Gives every call to the provider a span of its own. */
export const traceProvider = (provider: PaymentProvider): PaymentProvider =>
  new Proxy(provider, {
    get(target, property, receiver) {
      const value: unknown = Reflect.get(target, property, receiver)
      // Reading an event is no call: it responds at once.
      if (typeof value !== 'function' || property === 'parseEvent') return value
      return (...args: unknown[]) =>
        inSpan(`payments ${String(property)}`, { kind: 'CLIENT' }, () =>
          Reflect.apply(value, target, args),
        )
    },
  })
