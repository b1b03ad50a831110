import { createHash } from 'node:crypto'

/** What `callerKey` makes of the machine's own addresses, and of what is none. */
const OWN_MACHINE = /^(127\.|0:0:0:0::|unknown$)/

/** A caller as the orders of a day name them: no address. Null for a proxy on this machine that `TRUST_PROXY` does not believe, which is everyone. */
export const callerMark = (caller: string): string | null =>
  OWN_MACHINE.test(caller) ? null : createHash('sha256').update(caller).digest('base64url')
