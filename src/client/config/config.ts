import { environments, type Config } from './environments'
import { readPageState } from './pageState'

declare const TABLEE_ENVIRONMENT: keyof typeof environments | undefined

const built =
  typeof TABLEE_ENVIRONMENT === 'undefined'
    ? environments.development
    : environments[TABLEE_ENVIRONMENT]

/** The environment that the bundle was built for; the server that sends the page has the last word. */
export const config: Config = { ...built, ...readPageState()?.config }
