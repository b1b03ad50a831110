type Outcome = 'done' | Error

const bytes = (...values: number[]) => new Uint8Array(values).buffer

/** What browsers call the end of a dialog. */
export const ended = (name: string) => Object.assign(new Error('the dialog ended'), { name })

/** A browser with passkeys, whose device does what the test says; `restore` takes it away again. */
export function fakeCredentials() {
  const created: CredentialCreationOptions[] = []
  const requested: CredentialRequestOptions[] = []
  let outcome: Outcome = 'done'
  let canAutofill = false

  const wait = ({ mediation, signal }: CredentialRequestOptions) =>
    new Promise<never>((_, reject) => {
      if (mediation !== 'conditional') return
      signal?.addEventListener('abort', () => reject(ended('AbortError')))
    })
  const respond = (response: object) => {
    if (outcome !== 'done') throw outcome
    const id = { id: 'AQID', rawId: bytes(1, 2, 3), type: 'public-key' }
    return { ...id, response, getClientExtensionResults: () => ({}) }
  }
  const credentials = {
    create: async (options: CredentialCreationOptions) => {
      created.push(options)
      return respond({
        clientDataJSON: bytes(4),
        attestationObject: bytes(5),
        getTransports: () => ['internal'],
      })
    },
    get: async (options: CredentialRequestOptions) => {
      requested.push(options)
      if (options.mediation === 'conditional' && outcome === 'done' && !choosesOffer) {
        return wait(options)
      }
      return respond({
        clientDataJSON: bytes(4),
        authenticatorData: bytes(6),
        signature: bytes(7),
        userHandle: bytes(49),
      })
    },
  }
  let choosesOffer = false
  const known = {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    isConditionalMediationAvailable: async () => canAutofill,
  }
  Object.assign(window, { PublicKeyCredential: Object.assign(() => undefined, known) })
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })

  return {
    created,
    requested,
    /** How the next dialogs end. */
    end(next: Outcome) {
      outcome = next
    },
    /** The browser offers keys in the address field; `chosen` when the person takes one at once. */
    offer(chosen: boolean) {
      canAutofill = true
      choosesOffer = chosen
    },
    restore() {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
      Reflect.deleteProperty(navigator, 'credentials')
    },
  }
}
