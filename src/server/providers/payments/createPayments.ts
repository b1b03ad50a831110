import { randomBytes } from 'node:crypto'
import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import type { Env } from '../../base/env/env'
import { siteAddress } from '../../base/siteLinks'
import type { PaymentProvider } from './PaymentProvider'
import { createSandbox, type Sandbox } from './sandbox/createSandbox'
import { withCircuitBreaker } from './circuitBreaker'
import {
  createStripeProvider,
  isStripeResponse,
  type Patience,
} from './stripe/createStripeProvider'
import { traceProvider } from './traceProvider'

export type Payments = {
  /** For what a person waits for: it gives up soon, and at once while the provider is silent. */
  provider: PaymentProvider
  /** For background jobs: it waits long, and every call is really made. */
  patientProvider: PaymentProvider
  sandbox: Sandbox | null
}

const BROWSER_PATIENCE: Patience = { timeoutMs: 8_000, retries: 1 }
const JOB_PATIENCE: Patience = { timeoutMs: 20_000, retries: 2 }

type Dependencies = {
  env: Pick<
    Env,
    | 'stripeSecretKey'
    | 'stripeWebhookSecret'
    | 'stripeApiUrl'
    | 'isStripeLinkOn'
    | 'publicUrl'
    | 'host'
    | 'port'
  >
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
}

/** Shops that share an account at the provider differ in where people find them. */
const shopMark = (env: Dependencies['env']) => siteAddress(env).replace(/^https?:\/\//, '')

/** No one who does not know the process can sign an event with it. */
const secretOfThisProcess = () => `whsec_${randomBytes(32).toString('hex')}`

/** Stripe when it has a key, else the sandbox, which the environment refuses in production unless it was chosen there. */
export function createPayments({ env, db, clock, log }: Dependencies): Payments {
  const shop = shopMark(env)
  const webhookSecret = env.stripeWebhookSecret ?? secretOfThisProcess()
  if (env.stripeSecretKey !== null) {
    const { stripeSecretKey: secretKey, stripeApiUrl: apiUrl, isStripeLinkOn: hasLink } = env
    const openProvider = (patience: Patience) =>
      traceProvider(
        createStripeProvider({ secretKey, webhookSecret, apiUrl, hasLink, shop, patience }),
      )
    return {
      provider: withCircuitBreaker(openProvider(BROWSER_PATIENCE), {
        isResponse: isStripeResponse,
        log,
      }),
      patientProvider: openProvider(JOB_PATIENCE),
      sandbox: null,
    }
  }
  const sandbox = createSandbox({ db, clock, log, webhookSecret, shop })
  const provider = traceProvider(sandbox.provider)
  return { provider, patientProvider: provider, sandbox }
}
