import * as v from 'valibot'
import type { NewPasskey, PasskeySignature, PasskeySite } from '#domain/customer/passkeys'
import type { PasskeyRow } from './passkeyRepo'

/** COSE numbers, the best first: Ed25519, P-256, RSA for Windows. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

// A megabyte of certificate formats, loaded when the first passkey is used.
const webauthn = () => import('@simplewebauthn/server')

const clientDataSchema = v.object({ challenge: v.string(), origin: v.string() })

/** What the browser says of the page, not verified yet; null for a text of another form. */
export function readClientData(clientDataJSON: string) {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    const parsed = v.safeParse(clientDataSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

type Expected = { site: PasskeySite; origin: string; challenge: string }

const expectations = ({ site, origin, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: site.domain,
  requireUserVerification: true,
})

/** The public key of a new passkey, base64url, with its counter; null when something in it is not as expected. */
export async function checkNewPasskey(passkey: NewPasskey, expected: Expected) {
  if (!expected.site.accepts(expected.origin)) return null
  const { verifyRegistrationResponse } = await webauthn()
  const { id, clientDataJSON, attestationObject, transports } = passkey
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      ...expectations(expected),
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
    })
    // The device's own id counts, not what was sent beside it.
    if (made?.credential.id !== id) return null
    const publicKey = Buffer.from(made.credential.publicKey).toString('base64url')
    return { publicKey, signCount: made.credential.counter }
  } catch {
    return null
  }
}

/** The counter that a right signature brings; null for a wrong one, and for a counter that did not go on. */
export async function checkSignature(
  { id, userHandle, ...response }: PasskeySignature,
  passkey: PasskeyRow,
  expected: Expected,
): Promise<number | null> {
  if (!expected.site.accepts(expected.origin)) return null
  if (userHandle != null && userHandle !== userHandleOf(passkey.userId)) return null
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectations(expected),
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount,
        transports: passkey.transports,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** An account as devices know it: no name, no address. */
export const userHandleOf = (userId: number) => Buffer.from(String(userId)).toString('base64url')
