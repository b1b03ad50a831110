import { addUser } from './shop'
import { softAuthenticator, type SoftAuthenticator } from './softAuthenticator'
import { newAddress, type TestServer } from './testServer'

const START = 'mutation Start { startPasskeySignIn { challenge domain timeout } }'
const SIGN_IN = `mutation SignIn($signature: PasskeySignatureInput!) {
  authenticateByPasskey(signature: $signature) { id token hasPassword }
}`
const CREATE = `mutation Create($password: String) {
  startPasskeyCreation(password: $password) { challenge domain shopName userHandle email userName algorithms known timeout }
}`
const ADD = `mutation Add($passkey: NewPasskeyInput!, $name: String!) {
  addPasskey(passkey: $passkey, name: $name) { id passkeys { id name createdAt lastUsedAt } }
}`
const LIST = 'query Keys { getCustomerProfile { passkeys { id name createdAt lastUsedAt } } }'

/** What a passkey is told that opens no account, whatever is wrong with it. */
export const REFUSED = [{ message: 'Wrong passkey', extensions: { code: 'BAD_USER_INPUT' } }]

type Request = { challenge: string; domain: string; timeout: number }
type Creation = Request & {
  shopName: string
  userHandle: string
  email: string
  userName: string
  algorithms: number[]
  known: string[]
}
type ListedPasskey = {
  id: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}
type Session = { id: string; token: string; hasPassword: boolean }

/** What a browser sends to make and to use passkeys; every call from an address of its own unless one is given. */
export function passkeyCalls(server: TestServer) {
  const from = (ip = newAddress()) => ({ 'x-forwarded-for': ip })

  const start = (ip?: string) =>
    server.graphql<{ startPasskeySignIn: Request }>(START, {}, undefined, from(ip))
  const signIn = (signature: object, ip?: string) =>
    server.graphql<{ authenticateByPasskey: Session }>(SIGN_IN, { signature }, undefined, from(ip))
  const startCreation = (token?: string, password?: string) =>
    server.graphql<{ startPasskeyCreation: Creation }>(CREATE, { password }, token, from())
  const add = (passkey: object, token?: string, name = 'iPhone') =>
    server.graphql<{ addPasskey: { passkeys: ListedPasskey[] } }>(
      ADD,
      { passkey, name },
      token,
      from(),
    )

  /** Adds a device's key to an account; returns the account's keys. */
  async function addTo(token: string, device: SoftAuthenticator, name?: string) {
    const { challenge } = (await startCreation(token)).data.startPasskeyCreation
    const { data, errors } = await add(device.create(challenge), token, name)
    if (errors[0]) throw new Error(JSON.stringify(errors[0]))
    return data.addPasskey.passkeys
  }

  /** A person with a passkey on a device. */
  async function owner(changes: Parameters<typeof addUser>[1] = {}) {
    const user = await addUser(server.db, changes)
    const device = softAuthenticator()
    const [key] = await addTo(user.token, device)
    if (!key) throw new Error('no key')
    return { ...user, device, key }
  }

  return {
    start,
    signIn,
    startCreation,
    add,
    challenge: async () => (await start()).data.startPasskeySignIn.challenge,
    creationChallenge: async (token: string) =>
      (await startCreation(token)).data.startPasskeyCreation.challenge,
    addTo,
    owner,
    keysOf: async (token: string) =>
      (await server.graphql<{ getCustomerProfile: { passkeys: ListedPasskey[] } }>(LIST, {}, token))
        .data.getCustomerProfile.passkeys,
  }
}
