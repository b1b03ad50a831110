import { DEFAULT_RELEASE } from '#domain/site/release'
import { environments, type Config } from './environments'
import { readPageState } from './pageState'

declare const TABLEE_ENVIRONMENT: keyof typeof environments | undefined
declare const TABLEE_RELEASE: string | undefined

const built =
  typeof TABLEE_ENVIRONMENT === 'undefined'
    ? environments.development
    : environments[TABLEE_ENVIRONMENT]

const release = typeof TABLEE_RELEASE === 'undefined' ? DEFAULT_RELEASE : TABLEE_RELEASE

/** The environment that the bundle was built for, and its release; the server that sends the page has the last word on the rest. */
export const config: Config & { release: string } = {
  ...built,
  ...readPageState()?.config,
  release,
}
