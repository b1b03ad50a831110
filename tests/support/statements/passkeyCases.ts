import { passkeyCalls } from '../passkeyCalls'
import { LOCAL_SITE, softAuthenticator } from '../softAuthenticator'
import type { Cases } from './Case'
import type { World } from './world'

/** The mutations of passkeys. */
export const PASSKEY_MUTATIONS: Cases = {
  'Mutation.startPasskeySignIn': () => ({}),
  'Mutation.authenticateByPasskey': async (world) => {
    const { device } = await withPasskey(world)
    const challenge = await passkeyCalls(world.server).challenge()
    return { args: { signature: device.sign(challenge) } }
  },
  'Mutation.startPasskeyCreation': async ({ user }) => ({ token: (await user()).token }),
  'Mutation.addPasskey': async ({ server, user }) => {
    const { token } = await user()
    const challenge = await passkeyCalls(server).creationChallenge(token)
    return {
      args: { passkey: softAuthenticator(LOCAL_SITE).create(challenge), name: 'iPhone' },
      token,
    }
  },
  'Mutation.deletePasskey': async (world) => {
    const { id, token } = await withPasskey(world)
    return { args: { id }, token }
  },
}

/** A person with a passkey; the shop of these tests has no public address. */
async function withPasskey({ server, user }: World) {
  const { token } = await user()
  const device = softAuthenticator(LOCAL_SITE)
  const [passkey] = await passkeyCalls(server).addTo(token, device)
  return { device, token, id: passkey?.id }
}
