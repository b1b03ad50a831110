import { createHash } from 'node:crypto'

/** What `callerKey` makes of the machine's own addresses, and of what is none. */
const OWN_MACHINE = /^(127\.|0:0:0:0::|unknown$)/

/** A hash for a caller's address, stored with the orders of a day. Null for a proxy on this machine that `TRUST_PROXY` does not name: all visitors would share it. */
export const callerMark = (caller: string): string | null =>
  OWN_MACHINE.test(caller) ? null : createHash('sha256').update(caller).digest('base64url')
