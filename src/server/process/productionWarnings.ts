import type { Env } from '../base/env/env'
import { errorWords } from '../db/errorWords'
import type { DeliveryService } from '../modules/delivery/deliveryService'

type Settings = Pick<Env, 'isProduction' | 'postgres' | 'stripeSecretKey' | 'smtpUrl' | 'publicUrl'>

/** What production does on purpose and an operator may have forgotten, a sentence each; nothing elsewhere. */
export function productionWarnings(env: Settings): string[] {
  const { isProduction, postgres, stripeSecretKey, smtpUrl, publicUrl } = env
  if (!isProduction) return []
  return [
    ...(postgres === null
      ? ['DATABASE=embedded: this process keeps the shop in DATA_DIR, and no other may']
      : []),
    ...(stripeSecretKey === null
      ? ['PAYMENTS=sandbox: the sandbox plays the provider, no money moves']
      : []),
    ...(smtpUrl === null
      ? ['MAIL=outbox: mails are written to DATA_DIR/outbox, their recipients get none']
      : []),
    ...(publicUrl?.startsWith('https:')
      ? []
      : ['PUBLIC_URL is no https address: passwords and sessions travel in the clear']),
  ]
}

/**
 * What a shop lacks to sell anything, a sentence each: a catalogue alone does not say where it delivers. A database that is too busy to
 * say so keeps no process from serving. docs/operations.md#before-the-first-order
 */
export async function shopWarnings(
  delivery: Pick<DeliveryService, 'hasPoints'>,
  { isProduction }: Pick<Env, 'isProduction'>,
): Promise<string[]> {
  if (!isProduction) return []
  try {
    if (await delivery.hasPoints()) return []
  } catch (error) {
    return [`Whether there is a distribution point cannot be read now: ${errorWords(error)}`]
  }
  return [
    'There is no distribution point: nothing can be ordered before `ops -- places` says where you deliver',
  ]
}
