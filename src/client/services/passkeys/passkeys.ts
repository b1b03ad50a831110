import { loadPart } from '../lazyPart'

// Loaded on demand: most visitors never use a passkey.
const loadBrowser = () => loadPart(() => import('@simplewebauthn/browser'))

/** What the device's dialog needs to make a key. Bytes are base64url, `timeout` is in milliseconds. */
type PasskeyCreation = {
  challenge: string
  domain: string
  shopName: string
  userHandle: string
  email: string
  userName: string
  algorithms: readonly number[]
  known: readonly string[]
  timeout: number
}

type PasskeyRequest = { challenge: string; domain: string; timeout: number }

type MadePasskey = {
  id: string
  clientDataJSON: string
  attestationObject: string
  transports: string[]
}

type PasskeySignature = {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle: string | null
}

type Ceremony<Made> =
  | { kind: 'done'; made: Made }
  /** The person closed the dialog, took too long, or the page began another one. */
  | { kind: 'canceled' }
  /** The device has a key of the account. */
  | { kind: 'known' }
  | { kind: 'failed' }

/** No key is good for an address made of numbers. */
const isNumeric = (host: string) => /^[\d.]+$|:/.test(host)

/** Whether this browser, at this address, may have passkeys at all. */
export const knowsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !isNumeric(location.hostname)

/** Whether the device itself can make one and unlock it by finger, face or code. */
export const canMakePasskeys = async (): Promise<boolean> =>
  knowsPasskeys() &&
  window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)

/** Whether the browser offers passkeys where an e-mail address is typed. */
export const canAutofillPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() &&
  'isConditionalMediationAvailable' in window.PublicKeyCredential &&
  window.PublicKeyCredential.isConditionalMediationAvailable().catch(() => false)

/** Opens the device's dialog to make a key. */
export async function makePasskey(creation: PasskeyCreation): Promise<Ceremony<MadePasskey>> {
  try {
    const { startRegistration } = await loadBrowser()
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: creation.challenge,
        rp: { id: creation.domain, name: creation.shopName },
        user: {
          id: creation.userHandle,
          name: creation.email,
          displayName: creation.userName,
        },
        pubKeyCredParams: creation.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: creation.known.map((known) => ({ type: 'public-key', id: known })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        timeout: creation.timeout,
      },
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { kind: 'done', made: { id, clientDataJSON, attestationObject, transports } }
  } catch (error) {
    return failed(error)
  }
}

/**
 * Opens the device's dialog to sign in; with `isAutofill` the browser offers its keys in the field whose autocomplete
 * ends in `webauthn`, and this waits until one is chosen. One dialog at a time: the next ends this one.
 */
export async function signByPasskey(
  { challenge, domain, timeout }: PasskeyRequest,
  isAutofill: boolean,
): Promise<Ceremony<PasskeySignature>> {
  try {
    const { startAuthentication } = await loadBrowser()
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId: domain, timeout, userVerification: 'required' },
      useBrowserAutofill: isAutofill,
    })
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
    return { kind: 'done', made: { id, clientDataJSON, authenticatorData, signature, userHandle } }
  } catch (error) {
    return failed(error)
  }
}

/** Ends what waits for a key. */
export async function endCeremony(): Promise<void> {
  try {
    const { WebAuthnAbortService } = await loadBrowser()
    WebAuthnAbortService.cancelCeremony()
  } catch {
    // Without the code no dialog was opened.
  }
}

/** The browser tells no page why a dialog ended: it gives one name to a refusal, a timeout and a closed window. */
function failed(error: unknown): Exclude<Ceremony<never>, { kind: 'done' }> {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return { kind: 'known' }
  return { kind: name === 'NotAllowedError' || name === 'AbortError' ? 'canceled' : 'failed' }
}
