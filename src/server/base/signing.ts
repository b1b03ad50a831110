import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env/env'
import { hasCode } from './hasCode'
import { isSameSecret } from './isSameSecret'
import { makeFolder } from './makeFolder'

/** What a signature is for; one for another purpose never verifies. */
type SigningPurpose = 'document' | 'unsubscribe' | 'feedback' | 'device' | 'newsletter'

export type Signer = ReturnType<typeof createSigner>

/**
 * Signs values in links, with HMAC-SHA256 over purpose, value and expiry. Nothing is stored, so a signed link cannot be
 * revoked: give it an expiry, or let it do nothing that harms when repeated. The first secret signs, the older ones
 * only verify.
 */
export function createSigner(secret: string, ...olderSecrets: readonly string[]) {
  const macOf = (purpose: SigningPurpose, payload: string, key: string) =>
    createHmac('sha256', key).update(`${purpose}.${payload}`).digest('base64url')
  const keys = [secret, ...olderSecrets]

  return {
    /** `value.end.signature`, safe in a URL. Without an expiry (null) it is valid as long as the secret. */
    sign(purpose: SigningPurpose, value: string, expiresAt: Date | null): string {
      const end = expiresAt ? expiresAt.getTime().toString(36) : ''
      const payload = `${Buffer.from(value).toString('base64url')}.${end}`
      return `${payload}.${macOf(purpose, payload, secret)}`
    },

    /** The value, or null for what is made up, changed, for another purpose or too old. */
    verify(purpose: SigningPurpose, signed: string, now: Date): string | null {
      const [, payload = '', value = '', end = '', signature = ''] =
        /^(([\w-]*)\.([0-9a-z]*))\.([\w-]{43})$/.exec(signed) ?? []
      // As text: base64url has four spellings of the same 32 bytes, and a link has one.
      const isOurs = keys.some((key) => isSameSecret(signature, macOf(purpose, payload, key)))
      if (!isOurs) return null
      if (end !== '' && Number.parseInt(end, 36) <= now.getTime()) return null
      return Buffer.from(value, 'base64url').toString()
    },
  }
}

/** The signer of APP_SECRET, or of a secret made up once and kept in DATA_DIR. */
export function signerOf({ appSecrets, dataDir }: Pick<Env, 'appSecrets' | 'dataDir'>): Signer {
  const [secret = keptSecret(dataDir), ...older] = appSecrets ?? []
  return createSigner(secret, ...older)
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret')
  makeFolder(dataDir)
  try {
    // The process that comes second reads what the first has written.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
