import type { Page } from '@playwright/test'

/** Gives the browser a device that makes passkeys and unlocks them by itself; returns how many it holds. */
export async function plugAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Off, a dialog waits as a person does.
      automaticPresenceSimulation: true,
    },
  })
  return {
    held: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** False for a finger that the device does not know. */
    knowPerson: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** False for a person who does not touch the device. */
    touch: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

/** Takes the browser's offer in the address field away: this device would take it before the button is pressed. */
export const leaveOutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
