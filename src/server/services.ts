import type { Logger } from 'pino'
import type { Clock } from '#domain/time/clock'
import type { Env } from './base/env/env'
import { signerOf } from './base/signing'
import { createSiteLinks, siteAddress } from './base/siteLinks'
import type { DatabaseConnection } from './db/database'
import type { Demo } from './Demo'
import { createFlowServices } from './flowServices'
import { createLimits } from './limits/createLimits'
import { createModuleServices } from './moduleServices'
import { createPayments } from './providers/payments/createPayments'

type Dependencies = {
  env: Env
  /** Null for a shop that is no demonstration: nothing is found without a geocoder. */
  demo?: Demo | null
  database: DatabaseConnection
  clock: Clock
  logger: Logger
}

export type Backend = ReturnType<typeof createBackend>

/** One service a module and the flows above them, alive as long as the process. */
export type Services = Backend['services']

/** Builds every service once; `sandbox` is null when Stripe takes the payments. */
export function createBackend({ env, demo = null, database, clock, logger: log }: Dependencies) {
  const { db } = database
  const payments = createPayments({ env, db, clock, log })
  const shared = { database, clock, payments, defineLimit: createLimits(db), log }
  const modules = createModuleServices({
    ...shared,
    env,
    demo,
    signer: signerOf(env),
    links: createSiteLinks(siteAddress(env)),
  })
  const services = { ...modules, ...createFlowServices({ ...shared, modules }) }
  return { services, provider: payments.provider, sandbox: payments.sandbox }
}
