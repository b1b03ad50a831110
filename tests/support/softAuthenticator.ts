import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The page on which the device's dialog stands. */
export const SITE = { domain: 'tablee.example', origin: 'https://tablee.example' }

/** The same where the shop has no public address. */
export const LOCAL_SITE = { domain: 'localhost', origin: 'http://localhost:4000' }

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** What a test gets wrong on purpose. */
export type Fault = Partial<{
  origin: string
  domain: string
  type: string
  isVerified: boolean
  counter: number
  userHandle: string
  id: string
}>

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

// CBOR, as far as a device writes it: https://www.rfc-editor.org/rfc/rfc8949
const head = (major: number, value: number) => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const cborInt = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const cborText = (text: string) =>
  Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes])
const cborMap = (...entries: Buffer[]) => Buffer.concat([head(5, entries.length / 2), ...entries])

const clientData = (challenge: string, type: string, fault: Fault & { origin: string }) =>
  Buffer.from(
    JSON.stringify({
      type: fault.type ?? type,
      challenge,
      origin: fault.origin,
      crossOrigin: false,
    }),
  )

/** A device that makes one passkey of P-256 and signs with it, as a browser hands it to the site. */
export function softAuthenticator(site = SITE) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  let counter = 0

  const authenticatorData = (fault: Fault, flags: number, key: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([
      sha256(fault.domain ?? site.domain),
      Buffer.from([PRESENT | (fault.isVerified === false ? 0 : VERIFIED) | flags]),
      uint32(fault.counter ?? counter),
      key,
    ])

  return {
    id: base64url(credentialId),

    /** `NewPasskeyInput`. */
    create(challenge: string, fault: Fault = {}) {
      const coseKey = cborMap(
        ...[cborInt(1), cborInt(2), cborInt(3), cborInt(-7), cborInt(-1), cborInt(1)],
        ...[cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        ...[cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      )
      const length = Buffer.from([0, credentialId.length])
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
      const attestation = cborMap(
        ...[cborText('fmt'), cborText('none')],
        ...[cborText('attStmt'), cborMap()],
        ...[cborText('authData'), cborBytes(authenticatorData(fault, HAS_KEY, key))],
      )
      return {
        id: fault.id ?? base64url(credentialId),
        clientDataJSON: base64url(clientData(challenge, 'webauthn.create', { ...site, ...fault })),
        attestationObject: base64url(attestation),
        transports: ['internal', 'hybrid', 'telepathy'],
      }
    },

    /** `PasskeySignatureInput`; each signature counts one more. */
    sign(challenge: string, fault: Fault = {}) {
      counter += 1
      const data = authenticatorData(fault, 0)
      const client = clientData(challenge, 'webauthn.get', { ...site, ...fault })
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: fault.id ?? base64url(credentialId),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: fault.userHandle ?? null,
      }
    },
  }
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>
