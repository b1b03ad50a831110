import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env'

/** What a signature is for; one for another purpose never verifies. */
export type SigningPurpose = 'document' | 'unsubscribe' | 'feedback'

export type Signer = ReturnType<typeof createSigner>

/**
 * Signs values that travel in links and come back, with HMAC-SHA256 over purpose, value and end. Nothing is stored:
 * a signed link cannot be called off, so give it an end, or let it do nothing that matters twice.
 */
export function createSigner(secret: string) {
  const macOf = (purpose: SigningPurpose, payload: string) =>
    createHmac('sha256', secret).update(`${purpose}.${payload}`).digest()

  return {
    /** `value.end.signature`, fit for an address. Without an end (null) it holds as long as the secret. */
    sign(purpose: SigningPurpose, value: string, expiresAt: Date | null): string {
      const end = expiresAt ? expiresAt.getTime().toString(36) : ''
      const payload = `${Buffer.from(value).toString('base64url')}.${end}`
      return `${payload}.${macOf(purpose, payload).toString('base64url')}`
    },

    /** The value, or null for what is made up, changed, for another purpose or too old. */
    verify(purpose: SigningPurpose, signed: string, now: Date): string | null {
      const [, payload = '', value = '', end = '', signature = ''] =
        /^(([\w-]*)\.([0-9a-z]*))\.([\w-]{43})$/.exec(signed) ?? []
      const given = Buffer.from(signature, 'base64url')
      const expected = macOf(purpose, payload)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      if (end !== '' && Number.parseInt(end, 36) <= now.getTime()) return null
      return Buffer.from(value, 'base64url').toString()
    },
  }
}

/** The signer of APP_SECRET, or of a secret made up once and kept in DATA_DIR. */
export const signerOf = ({ appSecret, dataDir }: Pick<Env, 'appSecret' | 'dataDir'>): Signer =>
  createSigner(appSecret ?? keptSecret(dataDir))

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    // Whoever comes second reads what the first has written.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  return readFileSync(file, 'utf8')
}

const isTaken = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST'
