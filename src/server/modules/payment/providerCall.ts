import type { Log } from '../../base/Log'
import { paymentFailed } from '../../base/errors'

/** Finds out what is certain although the provider did not respond. */
type Know = () => Promise<Readonly<Record<string, unknown>>>

/** Waits for the payment provider. Error PAYMENT_FAILED when it does not respond. */
export const createProviderCall =
  (log: Pick<Log, 'error'>) =>
  async <Response>(
    response: Promise<Response>,
    know: Know = async () => ({}),
  ): Promise<Response> => {
    try {
      return await response
    } catch (error) {
      log.error({ err: error }, 'the payment provider did not respond')
      throw paymentFailed('The payment provider does not respond', await know())
    }
  }
