import { randomBytes } from 'node:crypto'
import type { Clock } from '../../domain/clock'
import type { Database } from '../db/database'
import type { Env } from '../env'
import type { PaymentProvider } from './PaymentProvider'
import { createSandbox, type Sandbox } from './sandbox/createSandbox'
import { createStripeProvider } from './stripe/createStripeProvider'

export type Payments = { provider: PaymentProvider; sandbox: Sandbox | null }

type Dependencies = {
  env: Pick<Env, 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApiUrl'>
  db: Database
  clock: Clock
  log: { warn: (details: object, message: string) => void }
}

/** Nobody who does not know the process can sign an event with it. */
const secretOfThisProcess = () => `whsec_${randomBytes(32).toString('hex')}`

/** Stripe when it has a key, else the sandbox, which the environment refuses in production unless it was asked for. */
export function createPayments({ env, db, clock, log }: Dependencies): Payments {
  const webhookSecret = env.stripeWebhookSecret ?? secretOfThisProcess()
  if (env.stripeSecretKey !== null) {
    const { stripeSecretKey: secretKey, stripeApiUrl: apiUrl } = env
    return { provider: createStripeProvider({ secretKey, webhookSecret, apiUrl }), sandbox: null }
  }
  const sandbox = createSandbox({ db, clock, log, webhookSecret })
  return { provider: sandbox.provider, sandbox }
}
