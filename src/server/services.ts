import type { Logger } from 'pino'
import type { Clock } from '../domain/clock'
import type { Services } from './context'
import type { DatabaseConnection } from './db/database'
import type { Env } from './env'
import { createAuthService } from './modules/auth/authService'
import { createConfigurationService } from './modules/configuration/configurationService'

export type ServiceDependencies = {
  env: Env
  database: DatabaseConnection
  clock: Clock
  logger: Logger
}

/** Builds every service once, those that others stand on first. */
export function createServices({ database, clock }: ServiceDependencies): Services {
  const { db } = database
  const auth = createAuthService({ db, clock })
  const configuration = createConfigurationService({ database, clock })
  return { auth, configuration }
}
