import Stripe from 'stripe'

/** So that nothing that replays without end is asked without end. */
const MAX_KEYS = 100

/** Stripe keeps what it responded to a key for a day, a failure of its own too, and marks what it sends again. */
const isReplayedFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true'

/**
 * Sends a request under a key, or under the first one made of it to which Stripe has not responded with a failure: each
 * process finds the same. What got no response is sent again under the same key. docs/rules/payments.md#patience
 */
export async function underKey<Result>(
  key: string,
  request: (options: Stripe.RequestOptions) => Promise<Result>,
): Promise<Result> {
  for (let failed = 0; ; failed += 1) {
    try {
      // Stripe's package repeats a failure as well, and would hear of its own: only the first key leaves it to that.
      return await request(
        failed === 0
          ? { idempotencyKey: key }
          : { idempotencyKey: `${key}:${failed}`, maxNetworkRetries: 0 },
      )
    } catch (error) {
      if (!isReplayedFailure(error) || failed === MAX_KEYS) throw error
    }
  }
}
