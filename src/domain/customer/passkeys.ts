import * as v from 'valibot'
import { cutText } from '../text/storableText'
import { companyName } from './personName'
import { MINUTE_MS } from '../time/durations'

// Keys that sign in instead of a password. docs/rules/accounts.md#passkeys

/** Passkeys that one account may have. */
export const MAX_PASSKEYS = 10
const MAX_PASSKEY_NAME_LENGTH = 60

/** How long a person may take for the device's dialog, milliseconds. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS

/** How long after signing in a key is added without the password, milliseconds. docs/rules/accounts.md#passkeys */
export const RECENT_SIGN_IN_MS = 15 * MINUTE_MS

/** Ways to reach a device that browsers know; those to come are left out. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export type PasskeyTransport = (typeof TRANSPORTS)[number]

const isTransport = (word: string): word is PasskeyTransport =>
  TRANSPORTS.some((transport) => transport === word)

const base64url = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[\w-]+$/, 'must be base64url'))

/** At most 1023 bytes, by the standard. */
const credentialId = base64url(1364)

/** What a browser sends of a key that it has made: bytes as base64url. */
export const newPasskeySchema = v.object({
  id: credentialId,
  clientDataJSON: base64url(4096),
  attestationObject: base64url(16_384),
  transports: v.pipe(
    v.array(v.string()),
    v.maxLength(20),
    v.transform((words) => words.filter(isTransport)),
  ),
})

/** What a browser sends of a key that signs in: bytes as base64url. */
export const passkeySignatureSchema = v.object({
  id: credentialId,
  clientDataJSON: base64url(4096),
  authenticatorData: base64url(4096),
  signature: base64url(4096),
  userHandle: v.nullish(base64url(128)),
})

export type NewPasskey = v.InferOutput<typeof newPasskeySchema>
export type PasskeySignature = v.InferOutput<typeof passkeySignatureSchema>

/** The name of a key as it is stored: cut to its length, « Clé d’accès » for an empty one. */
export function passkeyName(text: string): string {
  const name = cutText(text.trim(), MAX_PASSKEY_NAME_LENGTH).trim()
  return name === '' ? 'Clé d’accès' : name
}

/** The name of a key in a mail: « Clé d’accès » for what might pass for a link or a text there. docs/rules/mails.md#names */
export const passkeyNameInMails = (name: string): string => companyName(name) ?? passkeyName('')

/** Where keys of the site are good: their domain, and the origin of the page that uses one. */
export type PasskeySite = { domain: string; accepts: (origin: string) => boolean }

/** A shop without an address of its own runs on a developer's machine. */
const LOCAL_ORIGIN = /^http:\/\/localhost(:\d+)?$/

/** Of the public address of the site, null when there is none. */
export function passkeySite(publicUrl: string | null): PasskeySite {
  if (publicUrl === null) {
    return { domain: 'localhost', accepts: (origin) => LOCAL_ORIGIN.test(origin) }
  }
  const { hostname, origin: own } = new URL(publicUrl)
  return { domain: hostname, accepts: (origin) => origin === own }
}
