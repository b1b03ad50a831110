import { createHash } from 'node:crypto'

/** The keys that `callerKey` returns for this machine's addresses, and for a text that is no address. */
const OWN_MACHINE = /^(127\.|0:0:0:0::|unknown$)/

/**
 * The SHA-256 of a caller's address, stored with the orders of a day. Null for an address of this machine: it is that of a proxy
 * which `TRUST_PROXY` does not name, and all visitors share it.
 */
export const callerMark = (caller: string): string | null =>
  OWN_MACHINE.test(caller) ? null : createHash('sha256').update(caller).digest('base64url')
