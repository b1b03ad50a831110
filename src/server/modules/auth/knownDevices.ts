import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#domain/time/clock'
import { DAY_SECONDS } from '#domain/time/durations'
import type { Signer } from '../../base/signing'

const COOKIE = 'tablee_device'
const LIFETIME_SECONDS = 180 * DAY_SECONDS
/** A browser that several people share remembers the last of them. */
const MAX_ACCOUNTS = 4
const SEPARATOR = '~'

/** The browser that sent a request, as far as sign-in is concerned. */
export type VisitorDevice = {
  /** A name for this browser when it has signed in to the account before; null when it has not. */
  knownFor(account: string): string | null
  /** From now on the browser is known for the account. */
  remember(account: string): void
  /** What the response has to set; null when nothing changed. */
  setCookie(): string | null
}

/**
 * Browsers that have signed in before, by a signed cookie: their tries are counted apart, so that strangers who guess at
 * an account never keep its owner out. The cookie opens nothing and names no one.
 */
export function createKnownDevices({
  signer,
  clock,
  isSecure,
}: {
  signer: Signer
  clock: Clock
  isSecure: boolean
}) {
  function verified(entry: string) {
    const value = signer.verify('device', entry, clock.now())
    const [account, name] = value?.split(' ') ?? []
    return account && name ? [{ entry, account, name }] : []
  }

  return {
    /** Of a request's header `Cookie`. */
    read(header: string | undefined): VisitorDevice {
      let entries = entriesOf(header).flatMap(verified)
      let isChanged = false
      const knownFor = (account: string) =>
        entries.find((entry) => entry.account === hashed(account))?.name ?? null
      return {
        knownFor,
        remember(account) {
          if (knownFor(account) !== null) return
          const value = `${hashed(account)} ${randomBytes(12).toString('base64url')}`
          const end = new Date(clock.now().getTime() + LIFETIME_SECONDS * 1000)
          const added = verified(signer.sign('device', value, end))
          entries = [...added, ...entries].slice(0, MAX_ACCOUNTS)
          isChanged = true
        },
        setCookie: () =>
          isChanged
            ? [
                `${COOKIE}=${entries.map(({ entry }) => entry).join(SEPARATOR)}`,
                'Path=/graphql',
                `Max-Age=${LIFETIME_SECONDS}`,
                'HttpOnly',
                'SameSite=Lax',
                ...(isSecure ? ['Secure'] : []),
              ].join('; ')
            : null,
      }
    },
  }
}

const CONTENT = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]+)`)

// Most visitors have no such cookie: their requests cost no signature.
const entriesOf = (header = '') =>
  CONTENT.exec(header)?.[1]?.split(SEPARATOR).slice(0, MAX_ACCOUNTS) ?? []

const hashed = (account: string) =>
  createHash('sha256').update(account).digest('base64url').slice(0, 22)
